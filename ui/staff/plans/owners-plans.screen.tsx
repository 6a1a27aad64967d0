import { useCallback } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { BillingStore } from "../../../core/billing/billing.port.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { billingPath } from "../../../core/org/billing-pages.rule.ts";
import { UsageStore } from "../../../core/org/usage.port.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { PlansView } from "./plans.view.tsx";

const all = "all";

/** The plans for the owner. */
export const OwnersPlansScreen = ({ owner }: { readonly owner: SessionUser }) => {
  const text = useText(plansText);
  const toasts = useToasts();
  const clock = useService(Clock);
  const session = useService(StaffSession);
  const store = useService(BillingStore);
  const modals = useService(Modals);
  const go = useGo();
  const usageStore = useService(UsageStore);
  const choices = useAnswer(store.plan, all);
  const usage = useAnswer(
    useCallback(() => usageStore.usage(), [usageStore]),
    all,
  );
  const billing = useAnswer(
    useCallback(() => store.billing(), [store]),
    all,
  );
  const choosing = useSubmit();
  const say = (words: string): void => void toasts.show({ text: words, tone: "success" });
  const retry = (): void => [choices, billing].forEach(({ again }) => again());
  return (
    <PlansView
      now={clock.now()}
      choices={choices.answer}
      usage={{ usage: usage.answer, onRetry: usage.again, help: <HelpTipScreen slug="plans-usage" /> }}
      billing={billing.answer}
      choosing={{
        isPending: choosing.isPending,
        failure: choosing.failure,
        onAddCard: () => go(`/ui${billingPath}`),
        onChoose: ({ plan, label }, onDone) =>
          choosing.run(
            () =>
              store
                .choosePlan(plan)()
                .finally(() => {
                  onDone();
                  for (const { again } of [choices, usage]) again();
                }),
            () => {
              say(text("plans.chosen", { plan: label }));
              void session.reload();
            },
          ),
      }}
      line={{ number: owner.twilio_phone, onSetUp: () => modals.open("phone-line") }}
      onRetry={retry}
    />
  );
};
