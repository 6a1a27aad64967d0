import type { Field } from "../fields/field.model.ts";
import { defaultRelation } from "./relation-tree.model.ts";

/** The fields that can be drawn as a tree. */
export const relationFields = (fields: readonly Field[]): readonly Field[] => fields.filter(({ type }) => type === "related_contacts");

/** The relation that is drawn: the one that was asked for, else `recruited_by`, else the first; null where there is none, undefined where the one that was asked for is not among them. */
export const drawnRelation = (fields: readonly Field[], asked: string | null): Field | null | undefined => {
  const relations = relationFields(fields);
  if (asked !== null) return relations.find(({ name }) => name === asked);
  return relations.find(({ name }) => name === defaultRelation) ?? relations[0] ?? null;
};
