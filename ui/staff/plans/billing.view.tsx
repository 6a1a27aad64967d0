import type { Billing } from "../../../core/billing/billing.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { BillingPage } from "./billing-page.view.tsx";
import { CardForm, type CardFormProps } from "./card-form.view.tsx";
import styles from "./plans.module.css";
import { ShareCard, type ShareCardProps } from "./share-card.view.tsx";

export type BillingViewProps = {
  readonly billing: Remote<Billing>;
  readonly card: Omit<CardFormProps, "billing">;
  readonly sharing: Omit<ShareCardProps, "people">;
  readonly onRetry: () => void;
};

/** The card that pays for the plan, and the link by which others see and change it; for the owner. */
export const BillingView = ({ billing, card, sharing, onRetry }: BillingViewProps) => {
  const text = useText(plansText);
  return (
    <BillingPage title={text("billing.title")} note={text("billing.note")}>
      <RemoteView remote={billing} skeleton={<SkeletonCards cards={2} />} onRetry={onRetry}>
        {(known) => (
          <div className={styles["pair"]}>
            <CardForm {...card} billing={known} />
            <ShareCard {...sharing} people={known.people} />
          </div>
        )}
      </RemoteView>
    </BillingPage>
  );
};
