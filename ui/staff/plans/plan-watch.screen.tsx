import { useEffect } from "react";
import { PlanNotices } from "../../../core/org/plan-notices.service.ts";
import { useService } from "../../react/services.tsx";
import { useProgramAddress } from "../programs/use-program-address.ts";
import { useIsAuthoring } from "../tooltips/use-authoring.ts";

/** Mounted in the frame: watches plan notices and the URL parameters valid on every page. */
export const PlanWatch = () => {
  const notices = useService(PlanNotices);
  useEffect(() => notices.watch(), [notices]);
  useProgramAddress();
  useIsAuthoring();
  return null;
};
