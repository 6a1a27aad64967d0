import * as E from "fp-ts/lib/Either.js";
import type { ScopeLabel } from "../../../core/filters/activity-describe.rule.ts";
import { describeFilter } from "../../../core/filters/filter-describe.rule.ts";
import { entryLabelOf } from "../../../core/groups/contact-fields.rule.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { readGroupFilter } from "../../../core/groups/group-filter.rule.ts";

type Words = Pick<GroupVocabulary, "fields" | "campaigns" | "lessons">;

const scopeOf = ({ campaigns, lessons }: Words): ScopeLabel => {
  const named = { campaign: campaigns, lesson: lessons, item: lessons.flatMap(({ items }) => items) };
  return (kind, id) => named[kind].find((one) => one.id === String(id))?.name ?? String(id);
};

/** Capitalises the sentence, since some clauses begin with a lower-case verb, possibly after an opening parenthesis. */
const begun = (sentence: string): string => sentence.replace(/^\(*\p{Ll}/u, (start) => start.toLocaleUpperCase());

/** A filter as a sentence with the organisation's labels; the parse error when it is invalid. */
export const sentenceOf = (document: unknown, words: Words): string => {
  const read = readGroupFilter(document, words.fields);
  if (E.isLeft(read)) return read.left.error;
  return begun(
    describeFilter(
      read.right,
      (field) => words.fields.find(({ name }) => name === field)?.label ?? field,
      scopeOf(words),
      entryLabelOf(words.fields),
    ),
  );
};
