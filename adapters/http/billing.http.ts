import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { BillingStore } from "../../core/billing/billing.port.ts";
import { billing } from "../contract/billing.contract.ts";
import { type Caller, none } from "./caller.ts";

const sharedBy = (token: string | undefined) => (token === undefined ? {} : { shared_token: token });

/** The plan and its billing over HTTP. */
export const makeBillingHttp = (call: Caller): BillingStore => ({
  plan: () => call(billing.plan, none),
  choosePlan: (plan) => call(billing.choosePlan, { ...none, body: { plan } }),
  billing: (shared) => call(billing.billing, { ...none, query: sharedBy(shared) }),
  changeCard: (token, shared) => call(billing.changeCard, { ...none, query: sharedBy(shared), body: { token } }),
  invoices: () => call(billing.invoices, none),
  share: () => call(billing.share, none),
  unshare: () =>
    pipe(
      call(billing.unshare, none),
      TE.map(({ revoked }) => revoked),
    ),
  notify: (user_ids) =>
    pipe(
      call(billing.notify, { ...none, body: { user_ids } }),
      TE.map(() => undefined),
    ),
});
