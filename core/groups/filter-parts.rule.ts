import { contactFields, fieldTypesOf, type GroupField } from "./contact-fields.rule.ts";
import { removeNode } from "./filter-draft-edit.rule.ts";
import type { DraftGroup } from "./filter-draft.model.ts";
import { documentOf, draftOf } from "./filter-draft.rule.ts";
import { readTypedList, writeTypedList } from "./typed-list.rule.ts";

/** One condition of the root group, with its own document. */
export type FilterPart = { readonly id: number; readonly document: unknown };

/** A draft whose root group requires all conditions; a root group of kind `any` becomes one condition of it. */
export const draftOfFilters = (filters: unknown, fields: readonly GroupField[]): DraftGroup => {
  const types = fieldTypesOf(fields);
  const draft = draftOf(filters, types);
  return draft.kind === "all" || draft.parts.length < 2 ? { ...draft, kind: "all" } : draftOf({ $and: [filters] }, types);
};

/** The document of a draft; null if it matches every contact. */
export const filtersOfDraft = (draft: DraftGroup, fields: readonly GroupField[]): unknown =>
  draft.parts.length === 0 ? null : documentOf(draft, fieldTypesOf(fields));

/** The conditions of the root group, each with its own document. */
export const partsOf = (filters: unknown, fields: readonly GroupField[]): readonly FilterPart[] => {
  if (filters === null || filters === undefined) return [];
  return draftOfFilters(filters, fields).parts.map((part) => ({ id: part.id, document: documentOf(part, fieldTypesOf(fields)) }));
};

/**
 * The filter without one of its conditions.
 * @param id of the condition
 */
export const withoutPart = (filters: unknown, id: number, fields: readonly GroupField[]): unknown =>
  filtersOfDraft(removeNode(draftOfFilters(filters, fields), id), fields);

/** The tags of the quick filter: a contact must have one of them. */
export const tagsOf = (filters: unknown): readonly string[] => {
  const part = draftOfFilters(filters, contactFields).parts.find(
    (one) => one.kind === "clause" && one.field === "tags" && one.operator === "$overlaps",
  );
  return part?.kind === "clause" && typeof part.value === "string" ? readTypedList(part.value) : [];
};

/** The filter with other tags in the quick filter. */
export const withTags = (filters: unknown, tags: readonly string[], fields: readonly GroupField[]): unknown => {
  const draft = draftOfFilters(filters ?? { $and: [] }, fields);
  const at = draft.parts.findIndex((one) => one.kind === "clause" && one.field === "tags" && one.operator === "$overlaps");
  const id = draft.parts[at]?.id ?? Math.max(draft.id, ...draft.parts.map((part) => part.id)) + 1_000;
  const clause = { kind: "clause", id, field: "tags", operator: "$overlaps", value: writeTypedList(tags) } as const;
  const others = draft.parts.filter((_, index) => index !== at);
  const parts = tags.length === 0 ? others : at < 0 ? [...others, clause] : draft.parts.with(at, clause);
  return filtersOfDraft({ ...draft, parts }, fields);
};
