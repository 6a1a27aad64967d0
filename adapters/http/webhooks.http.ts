import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { WebhookStore } from "../../core/webhooks/webhooks.port.ts";
import { webhooks } from "../contract/webhooks.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Webhooks over HTTP. */
export const makeWebhooksHttp = (call: Caller): WebhookStore => ({
  list: () => call(webhooks.list, none),
  create: (body) => call(webhooks.create, { ...none, body }),
  change: (id, body) => call(webhooks.change, { ...none, params: { id }, body }),
  rotate: (id) => call(webhooks.rotate, { ...none, params: { id } }),
  remove: (id) =>
    pipe(
      call(webhooks.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(webhooks.restore, { ...none, params: { id } }),
  deliveries: (id, query) => call(webhooks.deliveries, { ...none, params: { id }, query }),
  body: (id, delivery) => call(webhooks.body, { ...none, params: { id, delivery } }),
  resend: (id, delivery) => call(webhooks.resend, { ...none, params: { id, delivery } }),
  resendSince: (id, body) => call(webhooks.resendSince, { ...none, params: { id }, body }),
});
