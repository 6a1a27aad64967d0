import * as E from "fp-ts/lib/Either.js";
import type { MergeStore } from "../../../core/merges/merges.port.ts";
import { merges } from "../../contract/merges.contract.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { mergePartsOf } from "../contributions/merge-part.ts";
import { routesFor } from "../http/routes-for.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import type { Tx } from "../storage/database.ts";
import { findDuplicates } from "./find-duplicates.job.ts";
import { makeMergeStore } from "./merges.store.ts";

/** Endpoints that merge two contacts and undo merges. */
export const routes: RouteContribution = ({ sealer, areas }) => {
  const parts = mergePartsOf(areas);
  const store = (call: Doer & { readonly tx: Tx }): MergeStore => makeMergeStore({ ...call, sealer, parts });
  return routesFor(merges, {
    merge: (call) => store(call).merge(call.body),
    past: (call) => (call.query.kept_id === null ? store(call).past() : store(call).pastOf(call.query.kept_id)),
    unmerge: (call) => store(call).unmerge(call.params.id),
    pairs: (call) => store(call).pairs(call.query.page),
    find:
      ({ tx, actor, request }) =>
      async () =>
        E.right(await enqueue(tx, findDuplicates, { input: {}, user: actor.user_id, now: request.now, dedupeKey: "pairs" })),
    dismiss: (call) => store(call).dismiss(call.params.pair, call.body.dismissed),
  });
};
