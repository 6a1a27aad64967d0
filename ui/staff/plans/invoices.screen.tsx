import { useCallback } from "react";
import { BillingStore } from "../../../core/billing/billing.port.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useStaffUser } from "../staff-user.ts";
import { InvoicesView } from "./invoices.view.tsx";
import { OthersPlansScreen } from "./others-plans.screen.tsx";

const all = "all";

const OwnersInvoices = () => {
  const store = useService(BillingStore);
  const { answer, again } = useAnswer(
    useCallback(() => store.invoices(), [store]),
    all,
  );
  return <InvoicesView invoices={answer} onRetry={again} />;
};

/** The invoices, for the owner of the organisation; other users see whom to ask. */
export const InvoicesScreen = () => {
  const text = useText(plansText);
  return useStaffUser().owner ? <OwnersInvoices /> : <OthersPlansScreen title={text("invoices.title")} />;
};
