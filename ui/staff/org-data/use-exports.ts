import { useCallback, useEffect } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { OrgExportStore } from "../../../core/org-export/org-exports.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";

/** In milliseconds. */
const lookMs = 2_000;

/** The exports of the organisation, asked for again while one is being made. */
export const useExports = () => {
  const store = useService(OrgExportStore);
  const { answer, again } = useAnswer(
    useCallback(() => store.list(), [store]),
    "",
  );
  const isMaking = latestValue(answer)?.some(({ state }) => state === "making") === true;
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(again, lookMs);
    return () => clearInterval(timer);
  }, [isMaking, again]);
  return { store, answer, again, isMaking };
};
