import type { MergeStore, PairSearch } from "../../core/merges/merges.port.ts";
import { jobs } from "../contract/jobs.contract.ts";
import { merges } from "../contract/merges.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

/** Merges over HTTP. */
export const makeMergesHttp = (call: Caller): MergeStore => ({
  merge: (body) => call(merges.merge, { ...none, body }, returned),
  past: () => call(merges.past, { ...none, query: { kept_id: null } }, returned),
  pastOf: (kept_id) => call(merges.past, { ...none, query: { kept_id } }, returned),
  unmerge: (id) => call(merges.unmerge, { ...none, params: { id } }, returned),
  pairs: (page) => call(merges.pairs, { ...none, query: { page } }, returned),
  dismiss: (pair, isDismissed) => call(merges.dismiss, { ...none, params: { pair }, body: { dismissed: isDismissed } }, returned),
});

/** The search for pairs over HTTP. */
export const makePairSearchHttp = (call: Caller): PairSearch => ({
  find: call(merges.find, none, returned),
  job: (id) => call(jobs.get, { ...none, params: { id } }, returned),
});
