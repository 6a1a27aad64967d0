import * as t from "io-ts";
import { MergeChange } from "../contacts/contact-merge.rule.ts";
import { Contact } from "../contacts/contact.model.ts";
import { RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** The message of a version conflict between a merge and its plan. */
export const planIsOld = "One of the two contacts has changed. Review the merge again.";

/** Days for which a merge can be undone. */
export const unmergeDays = 30;

/** Which of two values a merged contact gets; lists are joined unless one is chosen. */
export const MergeChoice = t.keyof({ kept: null, other: null, both: null }, "MergeChoice");
export type MergeChoice = t.TypeOf<typeof MergeChoice>;
export type MergeChoices = Readonly<Record<string, MergeChoice>>;

const Seen = exactly("SeenVersions", { kept: RecordId, other: RecordId }, {});

/**
 * A merge of two contacts. `choices` by field, where they differ from the default; `seen`: the versions that the plan showed, any other is
 * a version conflict.
 */
export const MergeRequest = exactly(
  "MergeRequest",
  { merge_id: RecordId, kept_id: RecordId },
  { dry_run: t.boolean, choices: t.record(t.string, MergeChoice), seen: Seen },
);
export type MergeRequest = t.TypeOf<typeof MergeRequest>;

/** A field with different values, its merged value, whether both values can be joined, and which choices would create a relation cycle. */
export const MergeDifference = t.intersection(
  [MergeChange, t.type({ can_join: t.boolean, loops: t.readonlyArray(MergeChoice) })],
  "MergeDifference",
);
export type MergeDifference = t.TypeOf<typeof MergeDifference>;

/** The outcome of a merge. `changes`: fields of the kept contact that change; `moved`: number of moved records, by kind. */
export const MergeOutcome = t.type(
  {
    status: t.literal("success"),
    /** false for a dry run */
    merged: t.boolean,
    /** id for the undo; null for a dry run */
    id: orNull(t.number),
    kept: Contact,
    other: Contact,
    changes: t.readonlyArray(MergeChange),
    differing: t.readonlyArray(MergeDifference),
    /** labels of the custom fields among them */
    labels: t.record(t.string, t.string),
    moved: t.record(t.string, t.number),
  },
  "MergeOutcome",
);
export type MergeOutcome = t.TypeOf<typeof MergeOutcome>;

/**
 * What the kept contact received between a merge and its undo, and keeps. `later`: fields that were changed, `labels` those of custom
 * fields among them; `stayed`: number of other records, by kind.
 */
export const CameSince = t.type(
  { later: t.readonlyArray(t.string), labels: t.record(t.string, t.string), stayed: t.record(t.string, t.number) },
  "CameSince",
);
export type CameSince = t.TypeOf<typeof CameSince>;

/** A recent merge. Times are epoch seconds. `since`: null until it is undone. */
export const PastMerge = t.type(
  {
    id: t.number,
    kept_id: t.number,
    kept_name: t.string,
    other_id: t.number,
    other_name: t.string,
    by: orNull(t.string),
    at: t.number,
    until: t.number,
    undone_at: orNull(t.number),
    since: orNull(CameSince),
  },
  "PastMerge",
);
export type PastMerge = t.TypeOf<typeof PastMerge>;

/** The result of a merge's undo. */
export const Unmerged = t.intersection([t.type({ status: t.literal("success"), kept: Contact, other: Contact }), CameSince], "Unmerged");
export type Unmerged = t.TypeOf<typeof Unmerged>;

/** Why two contacts may be the same person. */
export const DuplicateReason = t.keyof({ email: null, mobile: null, name: null }, "DuplicateReason");
export type DuplicateReason = t.TypeOf<typeof DuplicateReason>;

/** Two contacts who may be the same person, the older first. */
export const DuplicatePair = t.type(
  { id: t.string, first: Contact, second: Contact, reasons: t.readonlyArray(DuplicateReason) },
  "DuplicatePair",
);
export type DuplicatePair = t.TypeOf<typeof DuplicatePair>;
