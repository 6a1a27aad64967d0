import type { BulkStore } from "../../core/bulk/bulk.port.ts";
import { bulk } from "../contract/bulk.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Bulk actions over HTTP. */
export const makeBulkHttp = (call: Caller): BulkStore => ({
  list: () => call(bulk.list, none),
  get: (id) => call(bulk.get, { ...none, params: { id } }),
  plan: (body) => call(bulk.plan, { ...none, body }),
  run: (id) => call(bulk.run, { ...none, params: { id } }),
  cancel: (id) => call(bulk.cancel, { ...none, params: { id } }),
  undo: (id) => call(bulk.undo, { ...none, params: { id } }),
  rows: (id, of, page) => call(bulk.rows, { ...none, params: { id }, query: { of, page } }),
});
