import { useCallback } from "react";
import { BillingStore } from "../../../core/billing/billing.port.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { BillingView } from "./billing.view.tsx";
import { OthersPlansScreen } from "./others-plans.screen.tsx";
import { useBillingShare } from "./use-billing-share.ts";

const all = "all";

const OwnersBilling = () => {
  const text = useText(plansText);
  const toasts = useToasts();
  const store = useService(BillingStore);
  const billing = useAnswer(
    useCallback(() => store.billing(), [store]),
    all,
  );
  const { isPending, failure, run } = useSubmit();
  const sharing = useBillingShare();
  const save = (token: string): void =>
    run(store.changeCard(token), () => {
      billing.again();
      toasts.show({ text: text("card.saved"), tone: "success" });
    });
  const card = { isPending, failure, help: <HelpTipScreen slug="plans-card" />, onSave: save };
  return <BillingView billing={billing.answer} card={card} sharing={sharing} onRetry={billing.again} />;
};

/** The card and who else may change it, for the owner of the organisation; other users see whom to ask. */
export const BillingScreen = () => {
  const text = useText(plansText);
  return useStaffUser().owner ? <OwnersBilling /> : <OthersPlansScreen title={text("billing.title")} />;
};
