import type { Field } from "../fields/field.model.ts";
import { defaultRelation } from "./relation-tree.model.ts";

/** The fields that can be shown as a tree. */
export const relationFields = (fields: readonly Field[]): readonly Field[] => fields.filter(({ type }) => type === "related_contacts");

/**
 * The relation to show: the requested one, otherwise `recruited_by`, otherwise the first; null where there is none, undefined where the
 * requested one is not among them.
 */
export const drawnRelation = (fields: readonly Field[], asked: string | null): Field | null | undefined => {
  const relations = relationFields(fields);
  if (asked !== null) return relations.find(({ name }) => name === asked);
  return relations.find(({ name }) => name === defaultRelation) ?? relations[0] ?? null;
};
