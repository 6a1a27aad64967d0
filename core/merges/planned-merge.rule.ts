import { type ContactMerge, contactMerge, type MergeChange } from "../contacts/contact-merge.rule.ts";
import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { type FieldType, isListType } from "../fields/field-type.model.ts";
import type { MergeChoices, MergeDifference } from "./merge.model.ts";

type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, FieldType>>;

/** Whether two values of a field say the same; all that is empty is the same. */
export const isSameValue = (a: unknown, b: unknown): boolean => (isEmptyValue(a) && isEmptyValue(b)) || JSON.stringify(a) === JSON.stringify(b);

const canJoin = (type: FieldType, kept: unknown, other: unknown): boolean => (isListType(type) || Array.isArray(kept) || Array.isArray(other)) && !isEmptyValue(kept) && !isEmptyValue(other);

const change = (field: string, kept: Values, other: Values, result: unknown): MergeChange => ({ field, kept: kept[field] ?? null, other: other[field] ?? null, result: result ?? null });

/** A merge with the choices that somebody made over it: by themselves the kept contact's values win where they are not empty, and lists are joined. */
export const plannedMerge = (kept: Values, other: Values, fields: Fields, choices: MergeChoices): ContactMerge & { readonly differing: readonly MergeDifference[] } => {
  const plain = contactMerge(kept, other, fields);
  const result: Record<string, unknown> = { ...plain.result };
  for (const field of Object.keys(fields)) {
    if (choices[field] === "kept") result[field] = kept[field];
    if (choices[field] === "other") result[field] = other[field];
  }
  const names = Object.keys(fields);
  return {
    result,
    changes: names.filter((field) => !isSameValue(result[field], kept[field])).map((field) => change(field, kept, other, result[field])),
    differing: names
      .filter((field) => !isSameValue(kept[field], other[field]))
      .map((field) => ({ ...change(field, kept, other, result[field]), can_join: canJoin(fields[field] ?? "string", kept[field], other[field]) })),
  };
};

const withoutMerge = (before: unknown, after: unknown, now: unknown): unknown => {
  if (!Array.isArray(after) || !Array.isArray(now)) return now;
  const has = (list: readonly unknown[], element: unknown): boolean => list.some((one) => JSON.stringify(one) === JSON.stringify(element));
  const was: readonly unknown[] = Array.isArray(before) ? before : [];
  const removed = after.filter((element) => !has(now, element));
  return [...was.filter((element) => !has(removed, element)), ...now.filter((element) => !has(after, element))];
};

/** The kept contact after its merge was taken back: as it was before, but for what was changed since; of a list, what was added or removed since. @param now its values as they are @returns its values and the fields that were changed since */
export const unmergedValues = (before: Values, after: Values, now: Values, fields: readonly string[]): { readonly values: Values; readonly later: readonly string[] } => {
  const later = fields.filter((field) => !isSameValue(after[field], now[field]));
  const stays = new Set(later);
  return { values: Object.fromEntries(fields.map((field) => [field, stays.has(field) ? withoutMerge(before[field], after[field], now[field]) : before[field]])), later };
};
