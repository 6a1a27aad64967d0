import * as E from "fp-ts/lib/Either.js";
import { fieldTypesOf, type GroupField } from "./contact-fields.rule.ts";
import { type DraftGroup, isDraftGroup } from "./filter-draft.model.ts";
import { documentOf, nodesOf } from "./filter-draft.rule.ts";
import { readGroupFilter } from "./group-filter.rule.ts";

/** What each condition of a draft still lacks or has wrong, by its id, in the order in which they stand; conditions that are whole are not in it. */
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
