import * as TE from "fp-ts/lib/TaskEither.js";
import { useCallback, useMemo, useState } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { UsageStore } from "../../../core/org/usage.port.ts";
import { type OrgDraft, orgChangeOf } from "../../../core/organisation/org-draft.view-model.ts";
import { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { UsageCard } from "../plans/usage-card.view.tsx";
import { AccountView } from "./account.view.tsx";
import { CloseOrganisationScreen } from "./close-organisation.screen.tsx";

const all = "all";

/** The account of the organisation; what another administrator changed meanwhile is shown with the refusal. */
export const AccountScreen = () => {
  const text = useText(organisationText);
  const store = useService(OrgSettingsStore);
  const session = useService(StaffSession);
  const alerts = useService(Alerts);
  const usageStore = useService(UsageStore);
  const [draft, setDraft] = useState<OrgDraft | null>(null);
  const zones = useMemo(() => Intl.supportedValuesOf("timeZone"), []);
  const { answer, again } = useAnswer(
    useCallback(() => store.get(), [store]),
    all,
  );
  const usage = useAnswer(
    useCallback(() => usageStore.usage(), [usageStore]),
    all,
  );
  const { isPending, failure, run } = useSubmit();
  const shownAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict") {
      setDraft(null);
      again();
    }
    return refused;
  };
  const save = (): void => {
    const known = latestValue(answer);
    if (known === undefined || draft === null) return;
    run(TE.mapLeft(shownAnew)(store.change(orgChangeOf(draft, known))), () => {
      setDraft(null);
      again();
      void session.reload();
      alerts.show(text("account.saved"), "success");
    });
  };
  return (
    <AccountView
      org={answer}
      draft={draft}
      zones={zones}
      usage={<UsageCard usage={usage.answer} onRetry={usage.again} />}
      closing={<CloseOrganisationScreen />}
      isPending={isPending}
      failure={failure}
      onEdit={setDraft}
      onSave={save}
      onDiscard={() => setDraft(null)}
      onRetry={again}
    />
  );
};
