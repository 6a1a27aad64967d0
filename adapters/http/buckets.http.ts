import type { BucketStore } from "../../core/fields/buckets.port.ts";
import { buckets } from "../contract/buckets.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Buckets of fields over HTTP. */
export const makeBucketsHttp = (call: Caller): BucketStore => ({
  list: call(buckets.list, none),
  rep: call(buckets.rep, none),
  putRep: (body) => call(buckets.putRep, { ...none, body }),
  http: call(buckets.http, none),
  putHttp: (body) => call(buckets.putHttp, { ...none, body }),
  fetched: (id) => call(buckets.fetched, { ...none, params: { id } }),
});
