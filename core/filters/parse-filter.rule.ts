import * as E from "fp-ts/lib/Either.js";
import type { FieldType } from "../fields/field-type.model.ts";
import { isObject } from "../kernel/is-object.ts";
import { ActivityFilter } from "./activity.model.ts";
import type { Filter, FilterProblem } from "./filter.model.ts";
import { filterLimits } from "./filter.model.ts";
import { isOperatorKey, meaningOf, negatedOperator } from "./operators.model.ts";

/** The fields a filter may name, with their types. */
export type FieldTypes = Readonly<Record<string, FieldType>>;

type Parsed = E.Either<FilterProblem, Filter>;
type Reading = { readonly fields: FieldTypes; readonly activities: boolean; leaves: number; values: number };

/** The key of an activity condition. */
export const activityField = "$activity";

const groupKind = (key: string): "all" | "any" | null => (key === "$and" ? "all" : key === "$or" ? "any" : null);

/** The current path: keys and indexes from the innermost outwards, null for the root. */
type Place = { readonly key: string | number; readonly outer: Place } | null;

const pathOf = (place: Place): string => {
  const keys: (string | number)[] = [];
  for (let at = place; at !== null; at = at.outer) keys.unshift(at.key);
  return keys.join(".");
};

const problem = (place: Place, error: string): E.Either<FilterProblem, never> => E.left({ error, path: pathOf(place) });
const parseCondition = (field: string, type: FieldType, key: string, raw: unknown, place: Place, reading: Reading): Parsed => {
  if (!isOperatorKey(key)) return problem(place, `Unknown operator "${key}".`);
  const meaning = meaningOf(key, type);
  if (meaning === undefined) return problem(place, `A field of type ${type} has no operator "${key}".`);
  const asked = meaning.read(raw, field);
  if (asked._tag === "Left") return problem(asked.left.at === undefined ? place : { key: asked.left.at, outer: place }, asked.left.message);
  reading.values += asked.right.values;
  if (reading.values > filterLimits.valuesInAll)
    return problem(place, `The lists of a filter may have ${filterLimits.valuesInAll} values in all.`);
  return E.right({
    kind: "leaf",
    field,
    type,
    operator: key,
    negated: negatedOperator(key) !== null,
    words: asked.right.words,
    test: asked.right.test,
  });
};

const parseActivity = (raw: unknown, place: Place): Parsed => {
  const decoded = ActivityFilter.decode(raw);
  if (E.isRight(decoded)) return E.right({ kind: "activity", activity: decoded.right });
  const keys = (decoded.left[0]?.context ?? []).map(({ key }) => key).filter((key) => key !== "");
  return problem(
    keys.reduce<Place>((outer, key) => ({ key, outer }), place),
    "The activity is not described in full.",
  );
};

const parseLeaf = (field: string, raw: unknown, place: Place, reading: Reading): Parsed => {
  if (field === activityField && reading.activities) return parseActivity(raw, place);
  const type = Object.hasOwn(reading.fields, field) ? reading.fields[field] : undefined;
  if (type === undefined) return problem(place, `Unknown field "${field}".`);
  if (!isObject(raw)) return parseCondition(field, type, "$eq", raw, place, reading);
  const keys = Object.keys(raw);
  const key = keys[0];
  if (key === undefined) return problem(place, "The condition is empty.");
  return keys.length > 1
    ? problem(place, "A condition has one operator.")
    : parseCondition(field, type, key, raw[key], { key, outer: place }, reading);
};

const parseGroup = (kind: "all" | "any", raw: unknown, place: Place, depth: number, reading: Reading): Parsed => {
  if (!Array.isArray(raw)) return problem(place, "A group is a list of filters.");
  const filters: Filter[] = [];
  for (let index = 0; index < raw.length; index += 1) {
    const parsed = parseNode(raw[index], { key: index, outer: place }, depth, reading);
    if (parsed._tag === "Left") return parsed;
    filters.push(parsed.right);
  }
  return E.right({ kind, filters });
};

const parseNode = (raw: unknown, place: Place, depth: number, reading: Reading): Parsed => {
  if (!isObject(raw)) return problem(place, "A filter is an object.");
  const keys = Object.keys(raw);
  const key = keys[0];
  if (key === undefined) return problem(place, "The filter is empty.");
  const group = groupKind(key);
  if (group !== null && depth >= filterLimits.depth) return problem(place, `Groups may be nested ${filterLimits.depth} deep.`);
  if (group === null) reading.leaves += 1;
  if (reading.leaves > filterLimits.leaves) return problem(place, `A filter may have ${filterLimits.leaves} conditions.`);
  if (keys.length > 1) return problem(place, "A condition has one field, and a group stands alone.");
  const inner = { key, outer: place };
  return group === null ? parseLeaf(key, raw[key], inner, reading) : parseGroup(group, raw[key], inner, depth + 1, reading);
};

/**
 * Parses a filter document, or returns the error and its path.
 * @param activities whether activity conditions are allowed
 */
export const parseFilter = (document: unknown, fields: FieldTypes, activities = false): Parsed =>
  parseNode(document, null, 0, { fields, activities, leaves: 0, values: 0 });
