import * as TE from "fp-ts/lib/TaskEither.js";
import { useCallback, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { frameChangeOf } from "../../../core/organisation/frame-draft.view-model.ts";
import { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { EmbeddingView } from "./embedding.view.tsx";

/** The sites that may show portals; after another administrator's change the text stays, over what is stored now. */
export const EmbeddingScreen = () => {
  const text = useText(organisationText);
  const store = useService(OrgSettingsStore);
  const alerts = useService(Alerts);
  const [draft, setDraft] = useState<string | null>(null);
  const { answer, again } = useAnswer(
    useCallback(() => store.get(), [store]),
    "",
  );
  const { isPending, failure, run } = useSubmit();
  const readAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict") again();
    return refused;
  };
  const save = (): void => {
    const known = latestValue(answer);
    if (known === undefined || draft === null) return;
    run(TE.mapLeft(readAnew)(store.change(frameChangeOf(draft, known))), () => {
      setDraft(null);
      again();
      alerts.show(text("embedding.saved"), "success");
    });
  };
  return (
    <EmbeddingView
      org={answer}
      draft={draft}
      isPending={isPending}
      failure={failure}
      onEdit={setDraft}
      onSave={save}
      onDiscard={() => setDraft(null)}
      onRetry={again}
    />
  );
};
