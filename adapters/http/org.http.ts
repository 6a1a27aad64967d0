import type { UsageStore } from "../../core/org/usage.port.ts";
import { org } from "../contract/org.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Usage over HTTP. */
export const makeUsageHttp = (call: Caller): UsageStore => ({
  usage: (types) => call(org.usage, { ...none, query: types === undefined ? {} : { type: types } }),
});
