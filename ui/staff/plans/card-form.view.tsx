import { CreditCard } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Billing, Card as BillingCard } from "../../../core/billing/billing.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import styles from "./plans.module.css";

export type CardFormProps = {
  readonly billing: Pick<Billing, "card" | "test_cards">;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly help?: ReactNode;
  /** @param token the payment provider's token of the card */
  readonly onSave: (token: string) => void;
};

/** The card that is charged, or that there is none. */
export const ShownCard = ({ card }: { readonly card: BillingCard | null }) => {
  const text = useText(plansText);
  return (
    <p className={styles["card"]}>
      <CreditCard className={styles["icon"]} aria-hidden="true" />
      {card === null
        ? text("card.none")
        : text("card.shown", {
            brand: card.brand,
            last4: card.last4,
            month: String(card.exp_month).padStart(2, "0"),
            year: String(card.exp_year),
          })}
    </p>
  );
};

/** The payment card, and a form to replace it. */
export const CardForm = ({ billing, isPending, failure, help, onSave }: CardFormProps) => {
  const text = useText(plansText);
  const [chosen, setChosen] = useState<string | null>(null);
  const options = billing.test_cards.map(({ token, brand, last4, is_declined }) => ({
    id: token,
    label: text("card.accepted", { brand, last4 }),
    note: text(is_declined ? "card.declinedNote" : "card.acceptedNote"),
  }));
  return (
    <Card title={text("card.title")} actions={help}>
      <form
        className={styles["stack"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null) onSave(chosen);
        }}
      >
        <ShownCard card={billing.card} />
        {failure === null || failure.tag === "invalid" ? null : (
          <Banner tone="danger" title={text("card.failed")}>
            {failureMessage(failure)}
          </Banner>
        )}
        <RadioGroup
          label={text("card.test")}
          help={text("card.testNote")}
          options={options}
          value={chosen}
          onChange={setChosen}
          error={failure?.tag === "invalid" ? failureMessage(failure) : undefined}
        />
        <div>
          <Button type="submit" isDisabled={chosen === null} isPending={isPending}>
            {text("card.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
};
