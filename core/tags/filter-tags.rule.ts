import { tagNormalize } from "../contacts/tag-normalize.rule.ts";
import { isObject } from "../kernel/is-object.ts";
import type { TagChange } from "./tag.model.ts";

const tagsField = "tags";
/** The operators whose operand is a list of whole tags; `$contains` looks for a part of one. */
const wholeTags: ReadonlySet<string> = new Set(["$eq", "$ne", "$overlaps", "$all", "$none"]);
const partOfTag = "$contains";

const textsOf = (operand: unknown): readonly string[] =>
  (Array.isArray(operand) ? operand : [operand]).filter((text): text is string => typeof text === "string");

type OnTags = (operator: string, operand: unknown) => unknown;

/** The document with each condition on tags replaced. */
const mapped = (document: unknown, onTags: OnTags): unknown => {
  if (!isObject(document)) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, value]): readonly [string, unknown] => {
      if (key === "$and" || key === "$or")
        return [key, Array.isArray(value) ? value.map((inner: unknown) => mapped(inner, onTags)) : value];
      if (key !== tagsField) return [key, value];
      if (!isObject(value)) return [key, onTags("$eq", value)];
      return [key, Object.fromEntries(Object.entries(value).map(([operator, operand]) => [operator, onTags(operator, operand)]))];
    }),
  );
};

const collected = (document: unknown, isAsked: (operator: string) => boolean): ReadonlySet<string> => {
  const found = new Set<string>();
  mapped(document, (operator, operand) => {
    if (isAsked(operator)) for (const text of textsOf(operand)) found.add(tagNormalize(text) ?? "");
    return operand;
  });
  return found;
};

/** The tags that a filter document names, normalised. */
export const tagsInFilter = (document: unknown): ReadonlySet<string> => collected(document, (operator) => wholeTags.has(operator));

/** Whether a filter document has a condition on a part of a tag that this tag fulfils; renaming leaves it as it is. */
export const fulfilsPart = (document: unknown, tag: string): boolean =>
  [...collected(document, (operator) => operator === partOfTag)].some((part) => part !== "" && tag.includes(part));

/** The document with the new tag in the place of those that it replaces; the same document if it names none of them. */
export const filterWithTag = (document: unknown, { from, to }: TagChange): unknown => {
  if (to === null || ![...tagsInFilter(document)].some((tag) => from.includes(tag))) return document;
  const renamed = (text: unknown): unknown => (typeof text === "string" && from.includes(tagNormalize(text) ?? "") ? to : text);
  return mapped(document, (operator, operand) => {
    if (!wholeTags.has(operator)) return operand;
    return Array.isArray(operand) ? [...new Set(operand.map(renamed))] : renamed(operand);
  });
};
