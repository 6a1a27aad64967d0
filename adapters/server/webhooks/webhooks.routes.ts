import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import { webhookRefusals } from "../../../core/webhooks/webhook-refusals.ts";
import { done } from "../../contract/envelope.ts";
import { webhooks } from "../../contract/webhooks.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeDeliveryStore } from "./deliveries.store.ts";
import { type HookCall, makeWebhookStore } from "./webhooks.store.ts";

/** Endpoints for webhooks; a token changes none, so that a lost one gives no lasting copy of what happens. */
export const routes: RouteContribution = ({ sealer }) => {
  const store = (call: HookCall) => makeWebhookStore(call, sealer);
  const byPerson =
    <C extends HookCall, R>(work: (call: C) => TE.TaskEither<Failure, R>) =>
    (call: C) =>
      call.request.via === "token" ? async () => E.left(forbidden(webhookRefusals.webhook_by_token)) : work(call);
  return routesFor(webhooks, {
    list: (call) => store(call).list(),
    create: byPerson((call) => store(call).create(call.body)),
    change: byPerson((call) => store(call).change(call.params.id, call.body)),
    rotate: byPerson((call) => store(call).rotate(call.params.id)),
    remove: byPerson((call) =>
      pipe(
        store(call).remove(call.params.id),
        TE.map(() => done),
      ),
    ),
    restore: byPerson((call) => store(call).restore(call.params.id)),
    deliveries: (call) => makeDeliveryStore(call).deliveries(call.params.id, call.query),
    body: (call) => makeDeliveryStore(call).body(call.params.id, call.params.delivery),
    resend: byPerson((call) => makeDeliveryStore(call).resend(call.params.id, call.params.delivery)),
    resendSince: byPerson((call) => makeDeliveryStore(call).resendSince(call.params.id, call.body)),
  });
};
