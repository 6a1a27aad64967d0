import * as TE from "fp-ts/lib/TaskEither.js";
import { useCallback, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { retentionKeys } from "../../../core/retention/retention-kinds.rule.ts";
import { type RetentionDays, type RetentionDue } from "../../../core/retention/retention.model.ts";
import { RetentionStore } from "../../../core/retention/retention.port.ts";
import { orgDataText } from "../../i18n/en/org-data.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { RetentionView } from "./retention.view.tsx";

const total = (due: RetentionDue): number => retentionKeys.reduce((sum, key) => sum + due[key], 0);

/** How long records are kept: what would be deleted is counted first, and confirmed where there is something. */
export const RetentionScreen = () => {
  const text = useText(orgDataText);
  const [store, alerts] = [useService(RetentionStore), useService(Alerts)];
  const [draft, setDraft] = useState<RetentionDays | null>(null);
  const [due, setDue] = useState<RetentionDue | null>(null);
  const { answer, again } = useAnswer(
    useCallback(() => store.get(), [store]),
    "",
  );
  const [counting, saving] = [useSubmit(), useSubmit()];
  const readAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict") again();
    return refused;
  };
  const save = (): void => {
    const known = latestValue(answer);
    setDue(null);
    if (known === undefined || draft === null) return;
    saving.run(TE.mapLeft(readAnew)(store.change({ version: known.version, days: draft })), () => {
      setDraft(null);
      again();
      alerts.show(text("retention.saved"), "success");
    });
  };
  const count = (): void => {
    if (draft === null) return;
    counting.run(store.due(draft), (found) => (total(found) === 0 ? save() : setDue(found)));
  };
  return (
    <>
      <RetentionView
        retention={answer}
        draft={draft}
        isPending={counting.isPending || saving.isPending}
        failure={counting.failure ?? saving.failure}
        onEdit={setDraft}
        onSave={count}
        onDiscard={() => setDraft(null)}
        onRetry={again}
      />
      <ConfirmDialog
        title={text("retention.confirmTitle")}
        action={text("retention.confirm")}
        isDangerous
        isOpen={due !== null}
        onConfirm={save}
        onCancel={() => setDue(null)}
      >
        {text("retention.confirmBody", { count: due === null ? 0 : total(due) })}
      </ConfirmDialog>
    </>
  );
};
