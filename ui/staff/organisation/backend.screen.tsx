import { useCallback } from "react";
import { UsageStore } from "../../../core/org/usage.port.ts";
import { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { ProgramStore } from "../../../core/programs/programs.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { BackendView } from "./backend.view.tsx";

const all = "all";

/** What support asks the owner of an organisation for. */
export const BackendScreen = () => {
  const [orgs, usages, programs] = [useService(OrgSettingsStore), useService(UsageStore), useService(ProgramStore)];
  const org = useAnswer(
    useCallback(() => orgs.get(), [orgs]),
    all,
  );
  const usage = useAnswer(
    useCallback(() => usages.usage(), [usages]),
    all,
  );
  const list = useAnswer(
    useCallback(() => programs.list(), [programs]),
    all,
  );
  const retry = (): void => [org, usage, list].forEach(({ again }) => again());
  return <BackendView org={org.answer} usage={usage.answer} programs={list.answer} onRetry={retry} />;
};
