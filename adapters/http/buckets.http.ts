import type { BucketStore } from "../../core/fields/buckets.port.ts";
import { buckets } from "../contract/buckets.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

/** Buckets of fields kept by the server. */
export const makeBucketsHttp = (call: Caller): BucketStore => ({
  list: call(buckets.list, none, returned),
  rep: call(buckets.rep, none, returned),
  putRep: (body) => call(buckets.putRep, { ...none, body }, returned),
  http: call(buckets.http, none, returned),
  putHttp: (body) => call(buckets.putHttp, { ...none, body }, returned),
  fetched: (id) => call(buckets.fetched, { ...none, params: { id } }, returned),
});
