import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { BillingStore } from "../../core/billing/billing.port.ts";
import { billing } from "../contract/billing.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

const sharedBy = (token: string | undefined) => (token === undefined ? {} : { shared_token: token });

/** The plan and its billing over HTTP. */
export const makeBillingHttp = (call: Caller): BillingStore => ({
  plan: () => call(billing.plan, none, returned),
  choosePlan: (plan) => call(billing.choosePlan, { ...none, body: { plan } }, returned),
  billing: (shared) => call(billing.billing, { ...none, query: sharedBy(shared) }, returned),
  changeCard: (token, shared) => call(billing.changeCard, { ...none, query: sharedBy(shared), body: { token } }, returned),
  invoices: () => call(billing.invoices, none, returned),
  share: () => call(billing.share, none, returned),
  unshare: () =>
    pipe(
      call(billing.unshare, none, returned),
      TE.map(({ revoked }) => revoked),
    ),
  notify: (user_ids) =>
    pipe(
      call(billing.notify, { ...none, body: { user_ids } }, returned),
      TE.map(() => undefined),
    ),
});
