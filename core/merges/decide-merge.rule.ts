import { contactRefusals } from "../contacts/contact-refusals.ts";
import type { Contact } from "../contacts/contact.model.ts";
import { noContactFailure } from "../contacts/decide-contact-change.rule.ts";
import { loopMessage } from "../contacts/relation-loop.rule.ts";
import { isEmptyValue } from "../fields/empty-value.rule.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { type MergeChoices, type MergeDifference, type MergeRequest, planIsOld, unmergeDays } from "./merge.model.ts";

type Values = Readonly<Record<string, unknown>>;

const daySeconds = 86_400;

/**
 * What a merge is decided on.
 * @property kept values of the contact that stays; null: not found
 * @property other values of the contact that is merged into it; null: not found
 * @property both the two as the user sees them, for the version check
 * @property shown names of the fields that the user may choose values of
 */
export type MergeFacts = {
  readonly kept: Values | null;
  readonly other: Values | null;
  readonly both: readonly Contact[];
  readonly shown: ReadonlySet<string>;
};

const changedSince = ({ kept_id, seen }: MergeRequest, both: readonly Contact[]): Contact | undefined =>
  seen === undefined ? undefined : both.find(({ con_id, version }) => version !== (con_id === kept_id ? seen.kept : seen.other));

/** Why two contacts are not merged; null if they may be. A dry run skips the version check. */
export const mergeRefusal = (request: MergeRequest, { kept, other, both, shown }: MergeFacts): Failure | null => {
  if (request.kept_id === request.merge_id) return invalid({ merge_id: ["Choose another contact than the one that is kept"] });
  if (kept === null || other === null) return noContactFailure;
  const changed = request.dry_run === true ? undefined : changedSince(request, both);
  if (changed !== undefined) return conflict(planIsOld, changed);
  const unknown = Object.keys(request.choices ?? {}).filter((field) => !shown.has(field));
  return unknown.length === 0
    ? null
    : invalid(Object.fromEntries(unknown.map((key) => [`choices.${key}`, [contactRefusals.unknown_field({ key })]])));
};

/** The refusal of choices that would create a relation cycle; null if there are none. */
export const loopRefusal = (choices: MergeChoices, differing: readonly MergeDifference[]): Failure | null => {
  const looping = differing.filter(({ field, loops }) => loops.some((choice) => choice === choices[field]));
  return looping.length === 0 ? null : invalid(Object.fromEntries(looping.map(({ field }) => [`choices.${field}`, [loopMessage]])));
};

/** The secret fields taken from the other contact: by choice, or because the kept one is empty. */
export const secretsTaken = (fields: Readonly<Record<string, FieldType>>, choices: MergeChoices, kept: Values): readonly string[] =>
  Object.keys(fields).filter(
    (field) => fields[field] === "secret" && (choices[field] === "other" || (choices[field] !== "kept" && isEmptyValue(kept[field]))),
  );

/**
 * What the undo of a merge is decided on.
 * @property at epoch seconds of the merge
 * @property undone_at epoch seconds of its undo
 * @property younger whether another contact was merged into the kept one since
 * @property isKeptThere whether the kept contact is in use
 */
export type UnmergeFacts = {
  readonly at: number;
  readonly undone_at: number | null;
  readonly younger: boolean;
  readonly isKeptThere: boolean;
};

/**
 * Why a merge cannot be undone; null if it can.
 * @param now epoch seconds
 */
export const unmergeRefusal = (stored: UnmergeFacts | null, now: number): Failure | null => {
  if (stored === null) return notFound("There is no such merge.");
  if (stored.undone_at !== null) return invalid({ merge: ["This merge has already been undone"] });
  if (now >= stored.at + unmergeDays * daySeconds) return invalid({ merge: [`A merge can be undone for ${unmergeDays} days`] });
  if (!stored.isKeptThere) return invalid({ merge: ["The kept contact was deleted or merged again; restore it first"] });
  return stored.younger ? invalid({ merge: ["Another contact was merged into this one since; undo that first"] }) : null;
};
