import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type EditedSection, entriesOf } from "../../../core/portal-settings/edited-sections.view-model.ts";
import { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import { portalSettingsText } from "../../i18n/en/portal-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { SectionsView } from "./sections.view.tsx";

/** The sections of the portal: edited together, saved at once. */
export const SectionsScreen = () => {
  const text = useText(portalSettingsText);
  const store = useService(PortalSettingsStore);
  const alerts = useService(Alerts);
  const ask = useMemo(() => () => store.sections(), [store]);
  const { answer, again } = useAnswer(ask, "");
  const [edited, setEdited] = useState<readonly EditedSection[] | null>(null);
  const { isPending, failure, run } = useSubmit();
  /** What another user changed is shown with the refusal. */
  const shownAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict") {
      setEdited(null);
      again();
    }
    return refused;
  };
  const save = (version: number, rows: readonly EditedSection[]): void =>
    run(TE.mapLeft(shownAnew)(store.changeSections({ version, sections: [...entriesOf(rows)] })), () => {
      setEdited(null);
      again();
      alerts.show(text("sections.saved"), "success");
    });
  return (
    <SectionsView
      known={answer}
      edited={edited}
      isPending={isPending}
      failure={failure}
      onEdit={setEdited}
      onSave={save}
      onDiscard={() => {
        setEdited(null);
        again();
      }}
      onRetry={again}
    />
  );
};
