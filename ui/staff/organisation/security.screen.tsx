import * as TE from "fp-ts/lib/TaskEither.js";
import { useCallback, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { securityChangeOf, type SecurityDraft } from "../../../core/organisation/security-draft.view-model.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { SecurityView } from "./security.view.tsx";

/** The security of the organisation; after another administrator's change the draft stays, over what is stored now. */
export const SecurityScreen = () => {
  const text = useText(organisationText);
  const store = useService(OrgSettingsStore);
  const alerts = useService(Alerts);
  const [draft, setDraft] = useState<SecurityDraft | null>(null);
  const { answer, again } = useAnswer(
    useCallback(() => store.get(), [store]),
    "",
  );
  const key = useSubmit();
  const rules = useSubmit();
  const readAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict") again();
    return refused;
  };
  const save = (): void => {
    const known = latestValue(answer);
    if (known === undefined || draft === null) return;
    rules.run(TE.mapLeft(readAnew)(store.change(securityChangeOf(draft, known))), () => {
      setDraft(null);
      again();
      alerts.show(text("security.saved"), "success");
    });
  };
  return (
    <SecurityView
      org={answer}
      draft={draft}
      isSaving={rules.isPending}
      refused={rules.failure}
      onEdit={setDraft}
      onSave={save}
      onDiscard={() => setDraft(null)}
      isPending={key.isPending}
      failure={key.failure}
      onCopy={(value) => void navigator.clipboard.writeText(value).then(() => alerts.show(text("security.copied"), "success"))}
      onRotate={() =>
        key.run(store.rotateKey(), () => {
          again();
          alerts.show(text("security.rotated"), "success");
        })
      }
      onRetry={again}
    />
  );
};
