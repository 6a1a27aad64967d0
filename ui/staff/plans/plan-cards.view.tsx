import { CircleCheck } from "lucide-react";
import { useState } from "react";
import type { PlanInfo } from "../../../core/auth/plan.model.ts";
import type { Card as BillingCard, PlanChoices } from "../../../core/billing/billing.model.ts";
import { planCharge } from "../../../core/billing/plan-change.rule.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { PlanFacts } from "../auth/plan-info.view.tsx";
import { moneyText } from "./money-texts.ts";
import styles from "./plans.module.css";

export type PlanCardsProps = {
  readonly choices: PlanChoices;
  /** null without a card, and until loaded */
  readonly card: BillingCard | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** leads to where a card is added */
  readonly onAddCard: () => void;
  /** @param onDone called when the plan is active or refused */
  readonly onChoose: (plan: PlanInfo, onDone: () => void) => void;
};

type OneProps = { readonly plan: PlanInfo; readonly isCurrent: boolean; readonly onAsk: () => void };

const One = ({ plan, isCurrent, onAsk }: OneProps) => {
  const text = useText(plansText);
  return (
    <li className={styles["plan"]} data-current={isCurrent}>
      <h3 className={styles["name"]}>{plan.label}</h3>
      <PlanFacts plan={{ ...plan, trial_days: 0 }} />
      <div className={styles["planFoot"]}>
        {isCurrent ? (
          <Pill tone="success" icon={CircleCheck}>
            {text("plans.current")}
          </Pill>
        ) : (
          <Button isWide onPress={onAsk}>
            {text("plans.choose", { plan: plan.label })}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The plans side by side; the price is confirmed before a change. */
export const PlanCards = ({ choices, card, isPending, failure, onAddCard, onChoose }: PlanCardsProps) => {
  const text = useText(plansText);
  const language = useLanguage();
  const [asked, setAsked] = useState<PlanInfo | null>(null);
  const charge = asked === null ? 0 : planCharge(choices.org_plan, asked.plan);
  const needsCard = charge > 0 && card === null;
  const cost =
    charge === 0 || card === null
      ? text("plans.uncharged")
      : text("plans.charged", { amount: moneyText(charge, "USD", language), brand: card.brand, last4: card.last4 });
  const done = (): void => setAsked(null);
  const confirm = (): void => {
    if (needsCard) {
      done();
      onAddCard();
    } else if (asked !== null) onChoose(asked, done);
  };
  return (
    <Card title={text("plans.title")}>
      <div className={styles["stack"]}>
        {failure === null ? null : (
          <Banner tone="danger" title={text("plans.failed")}>
            {failureMessage(failure)}
          </Banner>
        )}
        <ul className={styles["plans"]}>
          {choices.plans.map((plan) => (
            <One key={plan.plan} plan={plan} isCurrent={plan.plan === choices.org_plan} onAsk={() => setAsked(plan)} />
          ))}
        </ul>
      </div>
      <ConfirmDialog
        title={text("plans.ask", { plan: asked?.label ?? "" })}
        action={needsCard ? text("plans.addCard") : text("plans.choose", { plan: asked?.label ?? "" })}
        cancel={text("plans.cancel")}
        isPending={isPending}
        isOpen={asked !== null}
        onConfirm={confirm}
        onCancel={done}
      >
        <p>{needsCard ? text("plans.needsCard") : cost}</p>
        {needsCard ? null : <p>{text("plans.keeps")}</p>}
      </ConfirmDialog>
    </Card>
  );
};
