import type { MergeStore, PairSearch } from "../../core/merges/merges.port.ts";
import { jobs } from "../contract/jobs.contract.ts";
import { merges } from "../contract/merges.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Merges over HTTP. */
export const makeMergesHttp = (call: Caller): MergeStore => ({
  merge: (body) => call(merges.merge, { ...none, body }),
  past: () => call(merges.past, { ...none, query: { kept_id: null } }),
  pastOf: (kept_id) => call(merges.past, { ...none, query: { kept_id } }),
  unmerge: (id) => call(merges.unmerge, { ...none, params: { id } }),
  pairs: (page) => call(merges.pairs, { ...none, query: { page } }),
  dismiss: (pair, isDismissed) => call(merges.dismiss, { ...none, params: { pair }, body: { dismissed: isDismissed } }),
});

/** The search for duplicate pairs over HTTP. */
export const makePairSearchHttp = (call: Caller): PairSearch => ({
  find: call(merges.find, none),
  job: (id) => call(jobs.get, { ...none, params: { id } }),
});
