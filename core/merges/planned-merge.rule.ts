import { type ContactMerge, contactMerge, type MergeChange } from "../contacts/contact-merge.rule.ts";
import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { type FieldType, isListType } from "../fields/field-type.model.ts";
import { sameValue } from "../kernel/same-value.ts";
import { choiceInForce } from "./choice-in-force.rule.ts";
import { type Joined, namedByBoth } from "./merge-loop.rule.ts";
import type { MergeChoice, MergeChoices, MergeDifference } from "./merge.model.ts";

type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, FieldType>>;

/** Whether two values of a field are equal; all empty values are equal. */
export const isSameValue = (a: unknown, b: unknown): boolean => (isEmptyValue(a) && isEmptyValue(b)) || sameValue(a, b);

const canJoin = (type: FieldType, kept: unknown, other: unknown): boolean =>
  (isListType(type) || Array.isArray(kept) || Array.isArray(other)) && !isEmptyValue(kept) && !isEmptyValue(other);

const change = (field: string, kept: Values, other: Values, result: unknown): MergeChange => ({
  field,
  kept: kept[field] ?? null,
  other: other[field] ?? null,
  result: result ?? null,
});

/**
 * What a plan needs to know of relations.
 * @property leadsBack whether a value of a relation would create a cycle
 */
export type MergeLines = { readonly joined: Joined; readonly leadsBack: (field: string, value: unknown) => boolean };

type Plan = ContactMerge & { readonly differing: readonly MergeDifference[] };

/** Whether two values are shown as different: two secrets always are, since both have the same mask. */
const differ = (type: FieldType | undefined, kept: unknown, other: unknown): boolean =>
  (type === "secret" && !isEmptyValue(kept) && !isEmptyValue(other)) || !isSameValue(kept, other);

const choicesOf: readonly MergeChoice[] = ["kept", "other", "both"];

/**
 * A merge with the user's choices; by default the kept contact's values win unless they are empty, lists are joined, and relation cycles
 * are avoided.
 * @param lines absent if no relation is merged
 */
export const plannedMerge = (kept: Values, other: Values, fields: Fields, choices: MergeChoices, lines?: MergeLines): Plan => {
  const names = Object.keys(fields);
  const plain = contactMerge(kept, other, fields);
  const isRelation = (field: string): boolean => lines !== undefined && fields[field] === "related_contacts";
  const valueOf = (field: string, choice: MergeChoice): unknown => {
    const value = choice === "both" ? plain.result[field] : choice === "other" ? other[field] : kept[field];
    return lines !== undefined && isRelation(field) ? namedByBoth(value, lines.joined) : value;
  };
  const loopsOf = (field: string): readonly MergeChoice[] =>
    lines !== undefined && isRelation(field) ? choicesOf.filter((choice) => lines.leadsBack(field, valueOf(field, choice))) : [];
  const result: Record<string, unknown> = { ...plain.result };
  const differing: MergeDifference[] = [];
  for (const field of names) {
    const open = { can_join: canJoin(fields[field] ?? "string", kept[field], other[field]), loops: loopsOf(field) };
    const choice = isRelation(field) ? choiceInForce({ field, kept: kept[field], ...open }, choices) : (choices[field] ?? "both");
    result[field] = open.loops.includes(choice) ? null : valueOf(field, choice);
    if (differ(fields[field], kept[field], other[field])) differing.push({ ...change(field, kept, other, result[field]), ...open });
  }
  return {
    result,
    changes: names.filter((field) => !isSameValue(result[field], kept[field])).map((field) => change(field, kept, other, result[field])),
    differing,
  };
};

const withoutMerge = (before: unknown, after: unknown, now: unknown): unknown => {
  if (!Array.isArray(after) || !Array.isArray(now)) return now;
  const has = (list: readonly unknown[], element: unknown): boolean => list.some((one) => sameValue(one, element));
  const was: readonly unknown[] = Array.isArray(before) ? before : [];
  const removed = after.filter((element) => !has(now, element));
  return [...was.filter((element) => !has(removed, element)), ...now.filter((element) => !has(after, element))];
};

/**
 * The kept contact after an undo: its values from before the merge, except those changed since; of a list, elements added or removed since.
 * @param now its current values
 * @param changedBehind fields with a masked secret that was changed since
 * @returns its values and the fields that were changed since
 */
export const unmergedValues = (
  before: Values,
  after: Values,
  now: Values,
  fields: readonly string[],
  changedBehind: ReadonlySet<string> = new Set(),
): { readonly values: Values; readonly later: readonly string[] } => {
  const later = fields.filter((field) => changedBehind.has(field) || !isSameValue(after[field], now[field]));
  const stays = new Set(later);
  return {
    values: Object.fromEntries(
      fields.map((field) => [field, stays.has(field) ? withoutMerge(before[field], after[field], now[field]) : before[field]]),
    ),
    later,
  };
};
