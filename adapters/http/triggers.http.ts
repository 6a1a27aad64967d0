import type { TriggerCalls } from "../../core/triggers/triggers.port.ts";
import { triggers } from "../contract/triggers.contract.ts";
import { type Caller, none } from "./caller.ts";

/** What can be asked of triggers, over HTTP. */
export const makeTriggersHttp = (call: Caller): TriggerCalls => ({
  count: (bookmark_id) => call(triggers.count, { ...none, query: { bookmark_id, filters: null } }),
  names: (query) => call(triggers.names, { ...none, query }),
  validate: (body) => call(triggers.validate, { ...none, body }),
  reset: (body) => call(triggers.reset, { ...none, body }),
});
