import * as E from "fp-ts/lib/Either.js";
import type { FieldType } from "../fields/field-type.model.ts";
import { fieldTypeKeys } from "../fields/field-type.model.ts";
import type { FilterProblem } from "../filters/filter.model.ts";
import { parseFilter } from "../filters/parse-filter.rule.ts";
import type { FieldTypes } from "../filters/parse-filter.rule.ts";
import type { CheckedField } from "./known-fields.ts";
import { builtInFields } from "./known-fields.ts";

const deepest = 64;

/** Every condition of a filter, with its field. */
function* conditions(filter: unknown, depth = 0): Generator<readonly [string, unknown]> {
  if (typeof filter !== "object" || filter === null || depth > deepest) return;
  for (const [key, value] of Object.entries(filter)) {
    if (!key.startsWith("$")) yield [key, value];
    else if (Array.isArray(value)) for (const child of value) yield* conditions(child, depth + 1);
  }
}

/** The first field type that each condition is valid for, when no field definitions are available. */
const plausibleTypes = (filter: unknown): FieldTypes => {
  const types = new Map<string, FieldType>();
  for (const [field, condition] of conditions(filter)) {
    const fits = (type: FieldType): boolean => E.isRight(parseFilter({ [field]: condition }, { [field]: type }));
    if (!types.has(field)) types.set(field, fieldTypeKeys.find(fits) ?? "string");
  }
  return Object.fromEntries(types);
};

const builtInTypes: FieldTypes = Object.fromEntries(builtInFields.map(({ name, type }) => [name, type]));

/**
 * The first problem in a group's filter, or null.
 * @param fields null when no file defines them: then any name is accepted
 */
export const filterProblem = (filter: unknown, fields: ReadonlyMap<string, CheckedField> | null): FilterProblem | null => {
  const own = fields === null ? plausibleTypes(filter) : Object.fromEntries([...fields.values()].map(({ name, type }) => [name, type]));
  const parsed = parseFilter(filter, { ...own, ...builtInTypes }, true);
  return E.isLeft(parsed) ? parsed.left : null;
};
