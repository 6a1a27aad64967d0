import type { AccessTraces } from "../../core/access-trace/access-traces.port.ts";
import { accessTrace } from "../contract/access-trace.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Why contacts see something, over HTTP. */
export const makeAccessTracesHttp = (call: Caller): AccessTraces => ({
  choices: (id) => call(accessTrace.choices, { ...none, params: { id } }),
  trace: (id, kind, item) => call(accessTrace.trace, { ...none, params: { id }, query: { kind, item } }),
});
