import { triggers } from "../../contract/triggers.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { resetTrigger } from "./reset-trigger.store.ts";
import { countFor, triggerNames, validateTrigger } from "./triggers.store.ts";

/** Endpoints about triggers besides editing them. */
export const routes: RouteContribution = ({ outbox }) =>
  routesFor(triggers, {
    count: (call) => () => countFor(call, outbox, call.query),
    names: (call) => () => triggerNames(call, call.query),
    validate: (call) => () => validateTrigger(call, call.body),
    reset: (call) => () => resetTrigger(call, call.body),
  });
