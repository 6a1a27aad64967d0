import type * as t from "io-ts";
import { type JsonSchema, type SchemaValue } from "../../../../adapters/contract/json-schema-parts.ts";
import { standaloneSchema } from "../../../../adapters/contract/json-schema.ts";

/** The keys that lead to a value, outermost first. */
export type Place = readonly [string, ...string[]];

const deepest = 3;

const isSchema = (value: SchemaValue | undefined): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every place in an object that a codec reads, of objects within it too. */
export const placesOf = (codec: t.Mixed): readonly Place[] => {
  const root = standaloneSchema(codec, "input");
  const within = (schema: SchemaValue | undefined, depth: number): readonly Place[] => {
    if (!isSchema(schema) || depth > deepest) return [];
    const reference = schema["$ref"];
    const named = typeof reference === "string" && isSchema(root["$defs"]) ? root["$defs"][reference.replace("#/$defs/", "")] : undefined;
    const either = ["allOf", "anyOf", "oneOf"].flatMap((key) => {
      const parts = schema[key];
      return Array.isArray(parts) ? parts : [];
    });
    const own = isSchema(schema["properties"]) ? Object.entries(schema["properties"]) : [];
    return [
      ...own.flatMap(([key, value]): readonly Place[] => [[key], ...within(value, depth + 1).map((place): Place => [key, ...place])]),
      ...[named, ...either].flatMap((part) => within(part, depth + 1)),
    ];
  };
  return [...new Map(within(root, 0).map((place) => [place.join("."), place])).values()];
};

/** The same value with another one at a place; objects are made where there are none. */
export const withValueAt = (value: unknown, [key, ...rest]: Place, put: unknown): Readonly<Record<string, unknown>> => {
  const held: Readonly<Record<string, unknown>> =
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
  const [next, ...others] = rest;
  return { ...held, [key]: next === undefined ? put : withValueAt(held[key], [next, ...others], put) };
};
