import type * as t from "io-ts";
import { taggedCodec } from "../../core/kernel/codec-kind.ts";
import { joinObjects, jsonValue, listSchema, oneOfThese } from "./json-schema-parts.ts";
import type { JsonSchema } from "./json-schema-parts.ts";
import { namedSchema } from "./named-schema.ts";

/** `input`: what a codec accepts. `output`: what it encodes, with every key present and none extra. */
export type SchemaSide = "input" | "output";

export type SchemaOptions = {
  readonly side: SchemaSide;
  /** The reference prefix of definitions, for example `#/$defs/`. */
  readonly at: string;
  /** Whether named codecs become definitions; recursive ones always do. */
  readonly shareNamed: boolean;
};

export type Schemas = {
  /** JSON Schema 2020-12 of a codec, which OpenAPI 3.1 accepts too. */
  readonly of: (codec: t.Mixed) => JsonSchema;
  /** The definitions that the schemas so far refer to, by name. */
  readonly definitions: () => Readonly<Record<string, JsonSchema>>;
};

const shareable = new Set(["InterfaceType", "PartialType", "IntersectionType", "ExactType", "Exactly", "UnionType", "KeyofType"]);

/** Codecs that decode an absent key to a value, and then always encode it. */
const alwaysWritten = new Set(["OrNull", "OrDefault"]);

const acceptsNothing = (codec: t.Mixed): boolean => codec.decode(undefined)._tag === "Right";

const isNothing = (codec: t.Mixed): boolean => ["UndefinedType", "VoidType", "NeverType"].includes(taggedCodec(codec)?._tag ?? "");

/** Generates the schemas of several codecs that share definitions. */
export const makeSchemas = ({ side, at, shareNamed }: SchemaOptions): Schemas => {
  const names = new Map<t.Mixed, string>();
  const definitions = new Map<string, JsonSchema>();

  const freeName = (wanted: string): string => {
    const base = wanted.replaceAll(/[^A-Za-z0-9._-]+/g, "_") || "Value";
    const taken = new Set(names.values());
    const candidates = Array.from({ length: taken.size + 1 }, (_, index) => (index === 0 ? base : `${base}_${index + 1}`));
    return candidates.find((candidate) => !taken.has(candidate)) ?? base;
  };

  const defined = (codec: t.Mixed, write: () => JsonSchema): JsonSchema => {
    const known = names.get(codec);
    if (known !== undefined) return { $ref: at + known };
    const name = freeName(codec.name);
    names.set(codec, name);
    definitions.set(name, write());
    return { $ref: at + name };
  };

  const fields = (props: t.Props, optional: boolean): JsonSchema => {
    const entries = Object.entries(props).filter(([, codec]) => !isNothing(codec));
    const isRequired = (codec: t.Mixed): boolean =>
      !optional && (side === "output" && alwaysWritten.has(taggedCodec(codec)?._tag ?? "") ? true : !acceptsNothing(codec));
    const required = entries.filter(([, codec]) => isRequired(codec)).map(([name]) => name);
    return {
      type: "object",
      properties: Object.fromEntries(entries.map(([name, codec]) => [name, of(codec)])),
      ...(required.length > 0 ? { required } : {}),
    };
  };

  const dictionary = (domain: t.Mixed, codomain: t.Mixed): JsonSchema => {
    const keys = of(domain);
    const closed = keys["enum"] ?? (keys["const"] === undefined ? undefined : [keys["const"]]);
    if (Array.isArray(closed)) {
      const listed = closed.map(String);
      return { type: "object", properties: Object.fromEntries(listed.map((name) => [name, of(codomain)])), required: listed };
    }
    const anyKey = Object.keys(keys).length === 1 && keys["type"] === "string";
    return { type: "object", additionalProperties: of(codomain), ...(anyKey ? {} : { propertyNames: keys }) };
  };

  const write = (codec: t.Mixed): JsonSchema => {
    const opened = taggedCodec(codec);
    switch (opened?._tag) {
      case "StringType":
        return { type: "string" };
      case "NumberType":
        return { type: "number" };
      case "BigIntType":
        return { type: "integer" };
      case "BooleanType":
        return { type: "boolean" };
      case "NullType":
        return { type: "null" };
      case "UndefinedType":
      case "VoidType":
      case "NeverType":
      case "FunctionType":
        return { not: {} };
      case "UnknownType":
      case "AnyType":
        return {};
      case "AnyArrayType":
        return { type: "array" };
      case "ObjectType":
      case "AnyDictionaryType":
        return { type: "object" };
      case "LiteralType":
        return { const: opened.value };
      case "KeyofType":
        return { type: "string", enum: Object.keys(opened.keys) };
      case "ArrayType":
      case "ReadonlyArrayType":
        return { type: "array", items: of(opened.type) };
      case "TupleType":
        return listSchema(opened.types.map(of), side === "output");
      case "InterfaceType":
      case "StrictType":
        return fields(opened.props, false);
      case "PartialType":
        return fields(opened.props, true);
      case "DictionaryType":
        return dictionary(opened.domain, opened.codomain);
      case "UnionType":
        return oneOfThese(opened.types.filter((member) => !isNothing(member)).map(of));
      case "IntersectionType":
        return joinObjects(opened.types.map((member) => (shareNamed ? write(member) : of(member))));
      case "RefinementType": {
        const named = namedSchema(opened.name);
        const inner = of(opened.type);
        const isNamed = !opened.name.startsWith("(") && opened.name !== opened.type.name;
        return named ?? (isNamed ? { ...inner, description: opened.name } : inner);
      }
      case "ReadonlyType":
        return of(opened.type);
      case "ExactType":
        return side === "output" ? { ...write(opened.type), additionalProperties: false } : write(opened.type);
      case "Exactly":
        return { ...write(opened.codec), additionalProperties: false };
      case "RecursiveType":
        return write(opened.type);
      case "OrDefault": {
        const inner = of(opened.codec);
        return side === "output" ? inner : { anyOf: [inner, { type: "null" }], default: jsonValue(opened.fallback) };
      }
      case "OrNull":
        return oneOfThese([of(opened.codec), { type: "null" }]);
      default:
        return namedSchema(codec.name) ?? { description: codec.name };
    }
  };

  const of = (codec: t.Mixed): JsonSchema => {
    const tag = taggedCodec(codec)?._tag ?? "";
    const shares = tag === "RecursiveType" || (shareNamed && shareable.has(tag) && /^[A-Z][A-Za-z0-9]*$/.test(codec.name));
    return shares ? defined(codec, () => write(codec)) : write(codec);
  };

  return { of, definitions: () => Object.fromEntries(definitions) };
};

/** A self-contained schema of one codec, with its definitions under `$defs`. */
export const standaloneSchema = (codec: t.Mixed, side: SchemaSide): JsonSchema => {
  const schemas = makeSchemas({ side, at: "#/$defs/", shareNamed: false });
  const schema = schemas.of(codec);
  const $defs = schemas.definitions();
  return { $schema: "https://json-schema.org/draft/2020-12/schema", ...schema, ...(Object.keys($defs).length > 0 ? { $defs } : {}) };
};
