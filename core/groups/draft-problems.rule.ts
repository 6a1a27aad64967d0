import * as E from "fp-ts/lib/Either.js";
import { fieldTypesOf, type GroupField } from "./contact-fields.rule.ts";
import { type DraftGroup, isDraftGroup } from "./filter-draft.model.ts";
import { documentOf, nodesOf } from "./filter-draft.rule.ts";
import { readGroupFilter } from "./group-filter.rule.ts";

/** Errors and missing values of a draft's conditions by id, in display order; complete conditions are left out. */
export const draftProblems = (draft: DraftGroup, fields: readonly GroupField[]): ReadonlyMap<number, string> => {
  const types = fieldTypesOf(fields);
  const problems = new Map<number, string>();
  for (const node of nodesOf(draft)) {
    if (isDraftGroup(node)) continue;
    const read = readGroupFilter(documentOf(node, types), fields);
    if (E.isLeft(read)) problems.set(node.id, read.left.error);
  }
  return problems;
};
