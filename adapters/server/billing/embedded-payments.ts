import * as TE from "fp-ts/lib/TaskEither.js";
import { billingRefusals } from "../../../core/billing/billing-refusals.ts";
import type { TestCard } from "../../../core/billing/billing.model.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const accepted: TestCard = { token: "tok_ok", brand: "Visa", last4: "4242", is_declined: false };
const declined: TestCard = { token: "tok_declined", brand: "Visa", last4: "0002", is_declined: true };

/** A provider inside this process, for the demo: one card that is accepted, one that is declined, no real charges. */
export const embeddedPayments: PaymentProvider = {
  refusal: null,
  testCards: [accepted, declined],
  customer: (org) => `cus_${org}`,
  keepCard: (_customer, token, now) => {
    if (token === declined.token) return TE.left(invalid({ token: [billingRefusals.card_declined] }));
    if (token !== accepted.token) return TE.left(invalid({ token: [billingRefusals.card_unknown] }));
    return TE.right({ brand: accepted.brand, last4: accepted.last4, exp_month: 12, exp_year: new Date(now * 1000).getUTCFullYear() + 3 });
  },
  charge: () => TE.right(undefined),
};
