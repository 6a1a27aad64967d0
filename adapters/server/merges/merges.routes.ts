import * as E from "fp-ts/lib/Either.js";
import { merges } from "../../contract/merges.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import { findDuplicates } from "./find-duplicates.job.ts";
import { makeMergeStore } from "./merges.store.ts";

/** Calls by which two contacts become one, and two again. */
export const routes: RouteContribution = ({ sealer }) =>
  routesFor(merges, {
    merge: (call) => makeMergeStore({ ...call, sealer }).merge(call.body),
    past: (call) => {
      const store = makeMergeStore({ ...call, sealer });
      return call.query.kept_id === null ? store.past() : store.pastOf(call.query.kept_id);
    },
    unmerge: (call) => makeMergeStore({ ...call, sealer }).unmerge(call.params.id),
    pairs: (call) => makeMergeStore({ ...call, sealer }).pairs(call.query.page),
    find:
      ({ tx, actor, request }) =>
      async () =>
        E.right(await enqueue(tx, findDuplicates, { input: {}, user: actor.user_id, now: request.now, dedupeKey: "pairs" })),
    dismiss: (call) => makeMergeStore({ ...call, sealer }).dismiss(call.params.pair, call.body.dismissed),
  });
