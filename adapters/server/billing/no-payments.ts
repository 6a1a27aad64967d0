import * as TE from "fp-ts/lib/TaskEither.js";
import { billingRefusals } from "../../../core/billing/billing-refusals.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const refusal = billingRefusals.no_payments;

/** The provider when none is configured: no card is stored and nothing is charged. */
export const noPayments: PaymentProvider = {
  refusal,
  testCards: [],
  customer: (org) => `cus_${org}`,
  keepCard: () => TE.left(invalid({ token: [refusal] })),
  charge: () => TE.left(invalid({ plan: [refusal] })),
};
