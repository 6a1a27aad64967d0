import * as E from "fp-ts/lib/Either.js";
import { useCallback, useState } from "react";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { fieldError } from "../../react/use-submit.ts";
import { PortalTitles, type PortalTitlesProps } from "./portal-titles.view.tsx";

/** The titles of the portals, each stored when its field is left. */
export const PortalTitlesScreen = () => {
  const store = useService(OrgSettingsStore);
  const [saved, setSaved] = useState<PortalTitlesProps["saved"]>(null);
  const { answer, again } = useAnswer(
    useCallback(() => store.get(), [store]),
    "",
  );
  const save = async (pid: string, title: string): Promise<void> => {
    const known = latestValue(answer);
    if (known === undefined) return;
    setSaved({ pid, state: "saving" });
    const stored = await store.change({ version: known.version, portals: [{ pid, title }] })();
    if (E.isRight(stored) || stored.left.tag === "conflict") again();
    setSaved(
      E.isRight(stored)
        ? { pid, state: "saved" }
        : { pid, state: "failed", error: fieldError(stored.left, "portals") ?? failureMessage(stored.left) },
    );
  };
  return (
    <PortalTitles org={answer} saved={saved} onSave={(pid, title) => void save(pid, title)} onUndo={() => setSaved(null)} onRetry={again} />
  );
};
