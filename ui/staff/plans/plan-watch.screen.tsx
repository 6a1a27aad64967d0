import { useEffect } from "react";
import { PlanNotices } from "../../../core/org/plan-notices.service.ts";
import { useService } from "../../react/services.tsx";
import { useProgramAddress } from "../programs/use-program-address.ts";
import { useIsAuthoring } from "../tooltips/use-authoring.ts";

/** Stands in the frame: watches for notices about plans, and for the parameters that any address may carry. */
export const PlanWatch = () => {
  const notices = useService(PlanNotices);
  useEffect(() => notices.watch(), [notices]);
  useProgramAddress();
  useIsAuthoring();
  return null;
};
