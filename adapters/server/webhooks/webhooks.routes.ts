import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { webhookChangeProblem } from "../../../core/auth/in-person.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { done } from "../../contract/envelope.ts";
import { webhooks } from "../../contract/webhooks.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeDeliveryStore } from "./deliveries.store.ts";
import { type HookCall, makeWebhookStore } from "./webhooks.store.ts";

/** Endpoints for webhooks; only people of the organisation change them. */
export const routes: RouteContribution = ({ sealer }) => {
  const store = (call: HookCall) => makeWebhookStore(call, sealer);
  const byPerson =
    <C extends HookCall, R>(work: (call: C) => TE.TaskEither<Failure, R>) =>
    (call: C) => {
      const problem = webhookChangeProblem(call.request.via);
      return problem === null ? work(call) : TE.left(problem);
    };
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
