import type { RetentionStore } from "../../core/retention/retention.port.ts";
import { retention } from "../contract/retention.contract.ts";
import { type Caller, none } from "./caller.ts";

/** How long records are kept, over HTTP. */
export const makeRetentionHttp = (call: Caller): RetentionStore => ({
  get: () => call(retention.get, none),
  due: (body) => call(retention.due, { ...none, body }),
  change: (body) => call(retention.change, { ...none, body }),
});
