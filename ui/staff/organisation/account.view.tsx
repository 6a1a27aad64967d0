import type { ReactNode } from "react";
import { planInfo } from "../../../core/auth/plan-info.rule.ts";
import { PlanName } from "../../../core/auth/plan.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { billingPath, invoicesPath, plansPath } from "../../../core/org/billing-pages.rule.ts";
import { isThere, type Part } from "../../../core/org/parts.rule.ts";
import { isOrgEdited, type OrgDraft, orgDraftOf, withFeatureSwitched } from "../../../core/organisation/org-draft.view-model.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import { OrganisationForm } from "./organisation-form.view.tsx";
import styles from "./organisation.module.css";

export type AccountViewProps = {
  readonly org: Remote<OrgSettings>;
  /** null while nothing was changed */
  readonly draft: OrgDraft | null;
  readonly zones: readonly string[];
  readonly usage: ReactNode;
  /** lets the owner close the organisation */
  readonly closing: ReactNode;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onEdit: (draft: OrgDraft) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
};

const features = ["include_portal", "tags", "teams", "portal_messaging", "workflows", "custom_objects"] as const satisfies readonly Part[];
const OwnerCard = ({ org }: { readonly org: OrgSettings }) => {
  const text = useText(organisationText);
  const dates = useDates();
  const plan = PlanName.is(org.plan) ? planInfo(org.plan).label : org.plan;
  return (
    <Card
      title={text("account.owner")}
      note={text("account.created", { day: dates.at(org.created_at, { dateStyle: "long" }) })}
      actions={
        <>
          <LinkButton href={`/ui${plansPath}`}>{text("account.plans")}</LinkButton>
          <LinkButton href={`/ui${billingPath}`}>{text("account.billing")}</LinkButton>
          <LinkButton href={`/ui${invoicesPath}`}>{text("account.invoices")}</LinkButton>
        </>
      }
    >
      <p className={styles["plain"]}>{org.owner === null ? text("account.noOwner") : `${org.owner.name} · ${org.owner.email}`}</p>
      <p className={styles["muted"]}>
        {text("account.plan")}:{" "}
        {org.trial_end === 0 ? plan : text("account.trialUntil", { plan, day: dates.at(org.trial_end, { dateStyle: "long" }) })}
      </p>
    </Card>
  );
};

/** The organisation, its owner, its plan and how much of it is used. */
export const AccountView = ({
  org,
  draft,
  zones,
  usage,
  closing,
  isPending,
  failure,
  onEdit,
  onSave,
  onDiscard,
  onRetry,
}: AccountViewProps) => {
  const text = useText(organisationText);
  return (
    <>
      <PageHeader title={text("account.title")} note={text("account.note")} />
      <RemoteView remote={org} skeleton={<SkeletonLines lines={10} />} onRetry={onRetry}>
        {(known) => {
          const shown = draft ?? orgDraftOf(known);
          return (
            <div className={styles["stack"]}>
              <Card title={text("account.organisation")}>
                <OrganisationForm draft={shown} zones={zones} failure={failure} onChange={onEdit} />
              </Card>
              <OwnerCard org={known} />
              {usage}
              <Card title={text("account.features")} note={text("account.featuresNote")}>
                <div className={styles["stack"]}>
                  {features
                    .filter((feature) => known.offered.includes(feature) && isThere(feature))
                    .map((feature) => (
                      <Switch
                        key={feature}
                        isSelected={shown.features.includes(feature)}
                        onChange={(isOn) => onEdit(withFeatureSwitched(shown, feature, isOn, known.offered))}
                      >
                        {text(`feature.${feature}`)}
                      </Switch>
                    ))}
                </div>
              </Card>
              {closing}
              <SaveBar isDirty={draft !== null && isOrgEdited(draft, known)} isPending={isPending} onSave={onSave} onDiscard={onDiscard} />
            </div>
          );
        }}
      </RemoteView>
    </>
  );
};
