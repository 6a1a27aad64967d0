import * as E from "fp-ts/lib/Either.js";
import { tokenMakingProblem } from "../../../core/auth/in-person.rule.ts";
import { done } from "../../contract/envelope.ts";
import { hooks } from "../../contract/hooks.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import type { HookCall } from "../webhooks/webhooks.store.ts";
import { connect, type NamedHook, subscribe, unsubscribe } from "./connectors.store.ts";

/** Endpoints for automation connectors. */
export const routes: RouteContribution = ({ sealer }) => {
  const drop = (call: HookCall, named: NamedHook) => async () => {
    const dropped = await unsubscribe(call, named);
    return E.isLeft(dropped) ? dropped : E.right(done);
  };
  return routesFor(hooks, {
    credentials: (call) => async () => {
      const problem = tokenMakingProblem(call.request.via);
      return problem === null ? connect(call, sealer, call.body.name) : E.left(problem);
    },
    subscribe: (call) => () => subscribe(call, sealer, call.body),
    unsubscribe: (call) => drop(call, call.body),
    drop: (call) => drop(call, call.query),
  });
};
