import * as t from "io-ts";
import { MergeChange } from "../contacts/contact-merge.rule.ts";
import { Contact } from "../contacts/contact.model.ts";
import { RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** What is said when one of the two is not any more as the plan shows it. */
export const planIsOld = "One of the two contacts has changed. Review the merge again.";

/** Days for which a merge can be taken back. */
export const unmergeDays = 30;

/** Which of two values a merged contact gets; lists are joined unless one is chosen. */
export const MergeChoice = t.keyof({ kept: null, other: null, both: null }, "MergeChoice");
export type MergeChoice = t.TypeOf<typeof MergeChoice>;
export type MergeChoices = Readonly<Record<string, MergeChoice>>;

const Seen = exactly("SeenVersions", { kept: RecordId, other: RecordId }, {});

/** Two contacts to become one. `choices` by field, where the plan is to be another; `seen`: the versions of which the plan was shown, and others are not merged. */
export const MergeRequest = exactly(
  "MergeRequest",
  { merge_id: RecordId, kept_id: RecordId },
  { dry_run: t.boolean, choices: t.record(t.string, MergeChoice), seen: Seen },
);
export type MergeRequest = t.TypeOf<typeof MergeRequest>;

/** A field in which the two are not the same, what it becomes, whether both values can be had together, and which choices would make a relation lead back. */
export const MergeDifference = t.intersection(
  [MergeChange, t.type({ can_join: t.boolean, loops: t.readonlyArray(MergeChoice) })],
  "MergeDifference",
);
export type MergeDifference = t.TypeOf<typeof MergeDifference>;

/** What a merge comes to. `changes`: where the kept contact becomes another; `moved`: how much goes over, by kind. */
export const MergeOutcome = t.type(
  {
    status: t.literal("success"),
    /** false for a dry run */
    merged: t.boolean,
    /** by which it can be taken back; null for a dry run */
    id: orNull(t.number),
    kept: Contact,
    other: Contact,
    changes: t.readonlyArray(MergeChange),
    differing: t.readonlyArray(MergeDifference),
    /** what people call the own fields among them */
    labels: t.record(t.string, t.string),
    moved: t.record(t.string, t.number),
  },
  "MergeOutcome",
);
export type MergeOutcome = t.TypeOf<typeof MergeOutcome>;

/** What came to the kept contact between a merge and its taking back, and stays there. `later`: fields that were changed, `labels` what people call the own ones among them; `stayed`: how many of each other kind. */
export const CameSince = t.type(
  { later: t.readonlyArray(t.string), labels: t.record(t.string, t.string), stayed: t.record(t.string, t.number) },
  "CameSince",
);
export type CameSince = t.TypeOf<typeof CameSince>;

/** A merge of the last days. Times are epoch seconds. `since`: null while it is not taken back. */
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

/** What became of a merge that was taken back. */
export const Unmerged = t.intersection([t.type({ status: t.literal("success"), kept: Contact, other: Contact }), CameSince], "Unmerged");
export type Unmerged = t.TypeOf<typeof Unmerged>;

/** Why two contacts may be one person. */
export const DuplicateReason = t.keyof({ email: null, mobile: null, name: null }, "DuplicateReason");
export type DuplicateReason = t.TypeOf<typeof DuplicateReason>;

/** Two contacts who may be one person, the older first. */
export const DuplicatePair = t.type(
  { id: t.string, first: Contact, second: Contact, reasons: t.readonlyArray(DuplicateReason) },
  "DuplicatePair",
);
export type DuplicatePair = t.TypeOf<typeof DuplicatePair>;
