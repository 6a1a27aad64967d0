import { useCallback, useState } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { notifyOfBilling } from "../../../core/billing/billing-notify.service.ts";
import type { BillingShare } from "../../../core/billing/billing.model.ts";
import { BillingStore } from "../../../core/billing/billing.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { UsageStore } from "../../../core/org/usage.port.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAsked } from "../../react/use-asked.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { PlansOfOthersView } from "./plans-of-others.view.tsx";
import { PlansView } from "./plans.view.tsx";

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

const all = "all";

const OwnersPlans = ({ owner }: { readonly owner: SessionUser }) => {
  const text = useText(plansText);
  const toasts = useToasts();
  const clock = useService(Clock);
  const session = useService(StaffSession);
  const store = useService(BillingStore);
  const modals = useService(Modals);
  const usageStore = useService(UsageStore);
  const choices = useAsked(store.plan, all);
  const usage = useAsked(
    useCallback(() => usageStore.usage(), [usageStore]),
    all,
  );
  const billing = useAsked(
    useCallback(() => store.billing(), [store]),
    all,
  );
  const invoices = useAsked(
    useCallback(() => store.invoices(), [store]),
    all,
  );
  const choosing = useSubmit();
  const saving = useSubmit();
  const sharing = useSubmit();
  const sending = useSubmit();
  const revoking = useSubmit();
  const [share, setShare] = useState<BillingShare | null>(null);
  const say = (words: string): void => void toasts.show({ text: words, tone: "success" });
  const retry = (): void => [choices, billing, invoices].forEach(({ again }) => again());
  return (
    <PlansView
      now={clock.now()}
      choices={choices.answer}
      usage={{ usage: usage.answer, onRetry: usage.again, help: <HelpTipScreen slug="plans-usage" /> }}
      billing={billing.answer}
      invoices={invoices.answer}
      choosing={{
        isPending: choosing.isPending,
        failure: choosing.failure,
        onChoose: ({ plan, label }, onDone) =>
          choosing.run(
            () =>
              store
                .choosePlan(plan)()
                .finally(() => {
                  onDone();
                  for (const { again } of [choices, usage, invoices]) again();
                }),
            () => {
              say(text("plans.chosen", { plan: label }));
              void session.reload();
            },
          ),
      }}
      card={{
        isPending: saving.isPending,
        failure: saving.failure,
        help: <HelpTipScreen slug="plans-card" />,
        onSave: (token) =>
          saving.run(store.changeCard(token), () => {
            billing.again();
            say(text("card.saved"));
          }),
      }}
      sharing={{
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
      }}
      line={{ number: owner.twilio_phone, onSetUp: () => modals.open("phone-line") }}
      onRetry={retry}
    />
  );
};

const OthersPlans = () => {
  const { answer, again } = useAsked(useService(BillingStore).plan, all);
  return <PlansOfOthersView choices={answer} onRetry={again} />;
};

/** Plans and billing of the organisation, for its owner; others are told whom to ask. */
export const PlansScreen = () => {
  const user = useStaffUser();
  return user.owner ? <OwnersPlans owner={user} /> : <OthersPlans />;
};
