import type { OwnDownline } from "../../core/downline/own-downline.port.ts";
import { downline } from "../contract/downline.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's downline over HTTP. */
export const makeOwnDownlineHttp = (call: Caller): OwnDownline => ({
  level: (of, page) => call(downline.level, { ...none, query: { of, page } }),
  record: (id) => call(downline.record, { ...none, params: { id } }),
});
