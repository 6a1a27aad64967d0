import * as TE from "fp-ts/lib/TaskEither.js";
import { invalid } from "../../../core/kernel/failure.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const refusal =
  "This server takes no payments, so a plan that costs money cannot be bought here. Ask whoever runs it to set the plan of your organisation.";

/** Where no provider is configured: no card is kept and nothing is charged. */
export const noPayments: PaymentProvider = {
  refusal,
  testCards: [],
  customer: (org) => `cus_${org}`,
  keepCard: () => TE.left(invalid({ token: [refusal] })),
  charge: () => TE.left(invalid({ plan: [refusal] })),
};
