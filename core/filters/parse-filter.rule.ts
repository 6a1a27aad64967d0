import * as E from "fp-ts/lib/Either.js";
import type { FieldType } from "../fields/field-type.model.ts";
import { ActivityFilter } from "./activity.model.ts";
import type { Filter, FilterProblem } from "./filter.model.ts";
import { filterLimits } from "./filter.model.ts";
import { isOperatorKey, meaningOf, negatedOperator } from "./operators.model.ts";

/** The fields a filter may name, each with its type. */
export type FieldTypes = Readonly<Record<string, FieldType>>;

type Parsed = E.Either<FilterProblem, Filter>;
type Reading = { readonly fields: FieldTypes; readonly activities: boolean; leaves: number };

/** The key of a condition on what people did. */
export const activityField = "$activity";

const groupKind = (key: string): "all" | "any" | null => (key === "$and" ? "all" : key === "$or" ? "any" : null);

const problem = (path: string, error: string): E.Either<FilterProblem, never> => E.left({ error, path });
const isObject = (u: unknown): u is Record<string, unknown> => typeof u === "object" && u !== null && !Array.isArray(u);
const within = (path: string, key: string | number): string => (path === "" ? String(key) : `${path}.${key}`);

const parseCondition = (field: string, type: FieldType, key: string, raw: unknown, path: string): Parsed => {
  if (!isOperatorKey(key)) return problem(path, `Unknown operator "${key}".`);
  const meaning = meaningOf(key, type);
  if (meaning === undefined) return problem(path, `A field of type ${type} has no operator "${key}".`);
  const asked = meaning.read(raw, field);
  if (E.isLeft(asked)) return problem(asked.left.at === undefined ? path : within(path, asked.left.at), asked.left.message);
  return E.right({ kind: "leaf", field, type, operator: key, negated: negatedOperator(key) !== null, words: asked.right.words, test: asked.right.test });
};

const parseActivity = (raw: unknown, path: string): Parsed => {
  const decoded = ActivityFilter.decode(raw);
  if (E.isRight(decoded)) return E.right({ kind: "activity", activity: decoded.right });
  const keys = (decoded.left[0]?.context ?? []).map(({ key }) => key).filter((key) => key !== "");
  return problem([path, ...keys].join("."), "The activity is not described in full.");
};

const parseLeaf = (field: string, raw: unknown, path: string, reading: Reading): Parsed => {
  if (field === activityField && reading.activities) return parseActivity(raw, path);
  const type = Object.hasOwn(reading.fields, field) ? reading.fields[field] : undefined;
  if (type === undefined) return problem(path, `Unknown field "${field}".`);
  if (!isObject(raw)) return parseCondition(field, type, "$eq", raw, path);
  const [key, ...others] = Object.keys(raw);
  if (key === undefined) return problem(path, "The condition is empty.");
  return others.length > 0 ? problem(path, "A condition has one operator.") : parseCondition(field, type, key, raw[key], within(path, key));
};

const parseGroup = (kind: "all" | "any", raw: unknown, path: string, depth: number, reading: Reading): Parsed => {
  if (!Array.isArray(raw)) return problem(path, "A group is a list of filters.");
  const filters: Filter[] = [];
  for (const [index, child] of raw.entries()) {
    const parsed = parseNode(child, within(path, index), depth, reading);
    if (E.isLeft(parsed)) return parsed;
    filters.push(parsed.right);
  }
  return E.right({ kind, filters });
};

const parseNode = (raw: unknown, path: string, depth: number, reading: Reading): Parsed => {
  if (!isObject(raw)) return problem(path, "A filter is an object.");
  const [key, ...others] = Object.keys(raw);
  if (key === undefined) return problem(path, "The filter is empty.");
  const group = groupKind(key);
  if (group !== null && depth >= filterLimits.depth) return problem(path, `Groups may be nested ${filterLimits.depth} deep.`);
  if (group === null) {
    reading.leaves += 1;
    if (reading.leaves > filterLimits.leaves) return problem(path, `A filter may have ${filterLimits.leaves} conditions.`);
  }
  if (others.length > 0) return problem(path, "A condition has one field, and a group stands alone.");
  return group === null ? parseLeaf(key, raw[key], within(path, key), reading) : parseGroup(group, raw[key], within(path, key), depth + 1, reading);
};

/** Reads a filter document, or says what is wrong with it and where. @param activities whether it may ask what people did */
export const parseFilter = (document: unknown, fields: FieldTypes, activities = false): Parsed =>
  parseNode(document, "", 0, { fields, activities, leaves: 0 });
