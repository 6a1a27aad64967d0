import { useState } from "react";
import { notifyOfBilling } from "../../../core/billing/billing-notify.service.ts";
import type { BillingShare } from "../../../core/billing/billing.model.ts";
import { BillingStore } from "../../../core/billing/billing.port.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import type { BillingViewProps } from "./billing.view.tsx";

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** Shares the billing by a link and mails it to users. */
export const useBillingShare = (): BillingViewProps["sharing"] => {
  const text = useText(plansText);
  const toasts = useToasts();
  const store = useService(BillingStore);
  const [sharing, sending, revoking] = [useSubmit(), useSubmit(), useSubmit()];
  const [share, setShare] = useState<BillingShare | null>(null);
  const say = (words: string): void => void toasts.show({ text: words, tone: "success" });
  return {
    share,
    isSharing: sharing.isPending,
    isSending: sending.isPending,
    isRevoking: revoking.isPending,
    failure: sharing.failure ?? sending.failure ?? revoking.failure,
    onShare: () => sharing.run(store.share(), setShare),
    onCopy: (url) =>
      void copy(url).then((isCopied) =>
        toasts.show({ text: text(isCopied ? "share.copied" : "share.notCopied"), tone: isCopied ? "success" : "error" }),
      ),
    onRevoke: () =>
      revoking.run(store.unshare(), (count) => {
        setShare(null);
        say(text("share.revoked", { count }));
      }),
    onSend: (ids) => sending.run(notifyOfBilling(store, ids), () => say(text("share.sent", { count: ids.length }))),
  };
};
