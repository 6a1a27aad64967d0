import type { Billing, PlanChoices } from "../../../core/billing/billing.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { billingPath } from "../../../core/org/billing-pages.rule.ts";
import { planPrompt } from "../../../core/org/plan-prompt.rule.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards, SkeletonLines } from "../../kit/skeleton.view.tsx";
import { BillingPage } from "./billing-page.view.tsx";
import { ShownCard } from "./card-form.view.tsx";
import { LineCard, type LineCardProps } from "./line-card.view.tsx";
import { PlanCards, type PlanCardsProps } from "./plan-cards.view.tsx";
import { UsageCard, type UsageCardProps } from "./usage-card.view.tsx";

export type PlansViewProps = {
  /** epoch seconds */
  readonly now: number;
  readonly choices: Remote<PlanChoices>;
  readonly usage: UsageCardProps;
  readonly billing: Remote<Billing>;
  readonly choosing: Omit<PlanCardsProps, "choices" | "card">;
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

const PaidBy = ({ billing, onRetry }: Pick<PlansViewProps, "billing" | "onRetry">) => {
  const text = useText(plansText);
  const card = latestValue(billing)?.card ?? null;
  return (
    <Card
      title={text("card.title")}
      actions={<LinkButton href={`/ui${billingPath}`}>{text(card === null ? "billing.add" : "billing.change")}</LinkButton>}
    >
      <RemoteView remote={billing} skeleton={<SkeletonLines lines={1} />} onRetry={onRetry}>
        {(known) => <ShownCard card={known.card} />}
      </RemoteView>
    </Card>
  );
};

/** The plan, its usage, its price and what pays for it; for the owner. */
export const PlansView = (props: PlansViewProps) => {
  const { now, choices, usage, billing, onRetry } = props;
  const text = useText(plansText);
  return (
    <BillingPage title={text("title")}>
      <RemoteView remote={choices} skeleton={<SkeletonCards cards={3} />} onRetry={onRetry}>
        {(known) => (
          <>
            <Status choices={known} now={now} />
            <PlanCards {...props.choosing} choices={known} card={latestValue(billing)?.card ?? null} />
          </>
        )}
      </RemoteView>
      <UsageCard {...usage} />
      <PaidBy billing={billing} onRetry={onRetry} />
      <LineCard {...props.line} />
    </BillingPage>
  );
};
