import type { ReactNode } from "react";
import type { Billing, Invoice, PlanChoices } from "../../../core/billing/billing.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { planPrompt } from "../../../core/org/plan-prompt.rule.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { CardForm, type CardFormProps } from "./card-form.view.tsx";
import { Invoices } from "./invoices.view.tsx";
import { LineCard, type LineCardProps } from "./line-card.view.tsx";
import { PlanCards, type PlanCardsProps } from "./plan-cards.view.tsx";
import styles from "./plans.module.css";
import { ShareCard, type ShareCardProps } from "./share-card.view.tsx";
import { UsageCard, type UsageCardProps } from "./usage-card.view.tsx";

export type PlansViewProps = {
  /** epoch seconds */
  readonly now: number;
  readonly choices: Remote<PlanChoices>;
  readonly usage: UsageCardProps;
  readonly billing: Remote<Billing>;
  readonly invoices: Remote<readonly Invoice[]>;
  readonly choosing: Omit<PlanCardsProps, "choices" | "card">;
  readonly card: Omit<CardFormProps, "billing">;
  readonly sharing: Omit<ShareCardProps, "people">;
  readonly line: LineCardProps;
  readonly onRetry: () => void;
};

const Status = ({ choices, now }: { readonly choices: PlanChoices; readonly now: number }) => {
  const text = useText(plansText);
  const dates = useDates();
  const asked = planPrompt({ org_plan: choices.org_plan, trial_end: choices.trial_end, paid: null }, true, now);
  if (asked !== null) return <Banner tone="warning">{asked.text}</Banner>;
  return choices.org_plan === "trial" && choices.trial_end !== 0 ? (
    <Banner>{text("status.trial", { date: dates.at(choices.trial_end, { dateStyle: "long" }) })}</Banner>
  ) : null;
};

/** The layout of the plans page. */
export const PlansPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["page"]}>
    <PageHeader title={useText(plansText)("title")} />
    {children}
  </div>
);

/** The plan, its usage and its price; for the owner. */
export const PlansView = (props: PlansViewProps) => {
  const { now, choices, usage, billing, invoices, onRetry } = props;
  return (
    <PlansPage>
      <RemoteView remote={choices} skeleton={<SkeletonCards cards={3} />} onRetry={onRetry}>
        {(known) => (
          <>
            <Status choices={known} now={now} />
            <PlanCards {...props.choosing} choices={known} card={latestValue(billing)?.card ?? null} />
          </>
        )}
      </RemoteView>
      <UsageCard {...usage} />
      <RemoteView remote={billing} skeleton={<SkeletonCards cards={2} />} onRetry={onRetry}>
        {(known) => (
          <div className={styles["pair"]}>
            <CardForm {...props.card} billing={known} />
            <ShareCard {...props.sharing} people={known.people} />
          </div>
        )}
      </RemoteView>
      <LineCard {...props.line} />
      <Invoices invoices={invoices} onRetry={onRetry} />
    </PlansPage>
  );
};
