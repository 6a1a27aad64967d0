/** A JSON value inside a schema. */
export type SchemaValue = string | number | boolean | null | readonly SchemaValue[] | { readonly [key: string]: SchemaValue };
/** A JSON Schema 2020-12 object. */
export type JsonSchema = { readonly [keyword: string]: SchemaValue };

/** @param closed whether further items are refused */
export const listSchema = (items: readonly JsonSchema[], closed: boolean): JsonSchema => ({
  type: "array",
  prefixItems: items,
  minItems: items.length,
  ...(closed ? { maxItems: items.length } : {}),
});

const isSchema = (value: SchemaValue): value is JsonSchema => typeof value === "object" && value !== null && !Array.isArray(value);

const onlyKeyword = (schema: JsonSchema, keyword: string): boolean => Object.keys(schema).length === 1 && schema[keyword] !== undefined;

const flattened = (schemas: readonly JsonSchema[]): readonly JsonSchema[] =>
  schemas.flatMap((schema) => {
    const inner = schema["anyOf"];
    return onlyKeyword(schema, "anyOf") && Array.isArray(inner) ? inner.filter(isSchema) : [schema];
  });

/** Any of the schemas: constants become one `enum`, plain types one `type` list. */
export const oneOfThese = (schemas: readonly JsonSchema[]): JsonSchema => {
  const flat = flattened(schemas);
  if (flat.some((schema) => Object.keys(schema).length === 0)) return {};
  const constants = flat.flatMap((schema) => (schema["const"] === undefined ? [] : [schema["const"]]));
  const types = flat.flatMap((schema) => (onlyKeyword(schema, "type") ? [schema["type"] ?? null].flat() : []));
  const others = flat.filter((schema) => schema["const"] === undefined && !onlyKeyword(schema, "type"));
  const distinct = [...new Set(types)];
  const [onlyType] = distinct;
  const parts: readonly JsonSchema[] = [
    ...(distinct.length > 1 ? [{ type: distinct }] : onlyType === undefined ? [] : [{ type: onlyType }]),
    ...(constants.length > 1 ? [{ enum: [...new Set(constants)] }] : constants.map((value) => ({ const: value }))),
    ...others,
  ];
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : parts.length === 0 ? { not: {} } : { anyOf: parts };
};

const plainObject = new Set(["type", "properties", "required"]);

const isPlainObject = (schema: JsonSchema): boolean =>
  schema["type"] === "object" && Object.keys(schema).every((keyword) => plainObject.has(keyword));

/** All of the schemas: plain objects are merged into one, anything else becomes `allOf`. */
export const joinObjects = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [first] = schemas;
  if (first !== undefined && schemas.length === 1) return first;
  if (!schemas.every(isPlainObject)) return { allOf: schemas };
  const properties = Object.fromEntries(schemas.flatMap(({ properties: own = {} }) => (isSchema(own) ? Object.entries(own) : [])));
  const required = [...new Set(schemas.flatMap((schema) => [schema["required"] ?? []].flat()))];
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
};

const isSchemaValue = (u: unknown): u is SchemaValue => {
  if (u === null || typeof u === "string" || typeof u === "boolean") return true;
  if (typeof u === "number") return Number.isFinite(u);
  return typeof u === "object" && Object.values(u).every(isSchemaValue);
};

/** A value for use in a schema; null where JSON cannot represent it. */
export const jsonValue = (u: unknown): SchemaValue => (isSchemaValue(u) ? u : null);
