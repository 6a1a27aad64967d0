import { useState } from "react";
import { BillingStore } from "../../../core/billing/billing.port.ts";
import { useLinkToken } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { ShareBillingView } from "./share-billing.view.tsx";

/** The billing page of a shared link; the link alone grants access. */
export const ShareBillingScreen = () => {
  const store = useService(BillingStore);
  const token = useLinkToken();
  const { answer, again } = useAnswer(store.billing, token);
  const { isPending, failure, run } = useSubmit();
  const [isSaved, setSaved] = useState(false);
  const save = (card: string): void => {
    setSaved(false);
    run(store.changeCard(card, token), () => {
      setSaved(true);
      again();
    });
  };
  return <ShareBillingView billing={answer} card={{ isPending, failure, onSave: save }} isSaved={isSaved} onRetry={again} />;
};
