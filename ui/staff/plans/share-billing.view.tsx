import { Unlink } from "lucide-react";
import { plans } from "../../../core/auth/plan-info.rule.ts";
import { PlanName } from "../../../core/auth/plan.model.ts";
import type { Billing } from "../../../core/billing/billing.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { AuthLayout } from "../auth/auth-layout.view.tsx";
import { CardForm, type CardFormProps } from "./card-form.view.tsx";

export type ShareBillingViewProps = {
  readonly billing: Remote<Billing>;
  readonly card: Omit<CardFormProps, "billing">;
  readonly isSaved: boolean;
  readonly onRetry: () => void;
};

const planName = (plan: string): string | null => (PlanName.is(plan) ? plans[plan].label : plan === "trial" ? "Trial" : null);

/** Billing for the recipient of a shared link: the plan, and the card, which can be replaced. */
export const ShareBillingView = ({ billing, card, isSaved, onRetry }: ShareBillingViewProps) => {
  const text = useText(plansText);
  const known = latestValue(billing);
  const title = known === undefined ? text("shared.plain") : text("shared.title", { name: known.org_name });
  return (
    <AuthLayout
      product={text("product")}
      title={title}
      {...(known === undefined ? {} : { note: `${text("shared.plan")}: ${planName(known.org_plan) ?? text("shared.none")}` })}
    >
      {known === undefined && billing.tag !== "failed" ? <SkeletonLines lines={4} /> : null}
      {known === undefined && billing.tag === "failed" ? (
        billing.failure.tag === "not-found" ? (
          <Message icon={Unlink} tone="warning" title={text("shared.gone")} isAlert>
            {text("shared.goneBody")}
          </Message>
        ) : (
          <FailureState failure={billing.failure} onRetry={onRetry} />
        )
      ) : null}
      {known === undefined ? null : <CardForm {...card} billing={known} />}
      <div role="status">{isSaved ? text("card.saved") : null}</div>
    </AuthLayout>
  );
};
