import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { Job } from "../../core/jobs/job.model.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { pageOf } from "../../core/kernel/page.ts";
import { DuplicatePair, MergeOutcome, MergeRequest, PastMerge, Unmerged } from "../../core/merges/merge.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween, orNullText } from "./wire.ts";

const path = "/api/contacts";
const mostPages = 1_000;
const MergeId = t.type({ id: IntText }, "MergeId");
const PairId = t.refinement(t.string, (text) => /^[1-9]\d{0,14}-[1-9]\d{0,14}$/.test(text), "two contacts, as 12-34");
const PairParams = t.type({ pair: PairId }, "PairParams");
const Done = t.type({ status: t.literal("success") }, "Done");

/** Endpoints for merging two contacts and undoing a merge. */
export const merges = {
  merge: endpoint({
    ...noInput,
    name: "merges.merge",
    summary: "Merges two contacts; a dry run returns the result without merging.",
    method: "POST",
    path: `${path}/merge`,
    access: members("contacts"),
    body: MergeRequest,
    reply: MergeOutcome,
  }),
  past: endpoint({
    ...noInput,
    name: "merges.past",
    summary: "Lists the merges of the last 30 days; with `kept_id`, those into that contact that were not undone.",
    method: "GET",
    path: `${path}/merges`,
    access: members("contacts"),
    query: t.type({ kept_id: orNullText(IntText) }, "PastMergesQuery"),
    reply: t.readonlyArray(PastMerge),
  }),
  unmerge: endpoint({
    ...noInput,
    name: "merges.unmerge",
    summary: "Undoes a merge within 30 days. What the contact received since then stays with it and is listed in the response.",
    method: "POST",
    path: `${path}/merges/:id/undo`,
    access: members("contacts"),
    params: MergeId,
    reply: Unmerged,
  }),
  pairs: endpoint({
    ...noInput,
    name: "merges.pairs",
    summary: "Lists pairs of possible duplicates, page by page.",
    method: "GET",
    path: `${path}/pairs`,
    access: members("contacts"),
    query: t.type({ page: orDefault(intTextBetween(1, mostPages), 1) }, "PairsQuery"),
    reply: pageOf(DuplicatePair),
  }),
  find: endpoint({
    ...noInput,
    name: "merges.find",
    summary: "Starts a background search for duplicates.",
    method: "POST",
    path: `${path}/pairs/find`,
    access: members("contacts"),
    reply: Job,
  }),
  dismiss: endpoint({
    ...noInput,
    name: "merges.dismiss",
    summary: "Marks a pair as not a duplicate, or reverts that.",
    method: "PUT",
    path: `${path}/pairs/:pair`,
    access: members("contacts"),
    params: PairParams,
    body: exactly("Dismissal", { dismissed: t.boolean }, {}),
    reply: Done,
  }),
} as const;
