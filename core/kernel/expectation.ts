import { taggedCodec } from "./codec-kind.ts";

const longestChoice = 12;
const longestText = 60;

const choice = (options: readonly string[]): string => {
  const shown = options.slice(0, longestChoice);
  const rest = options.length - shown.length;
  return rest > 0 ? `one of ${shown.join(", ")} and ${rest} more` : shown.length === 1 ? shown.join("") : `one of ${shown.join(", ")}`;
};

/** Distinct alternatives in their order, said in words: "a, b or c". */
export const anyOf = (alternatives: readonly string[]): string => {
  const distinct = [...new Set(alternatives)];
  const last = distinct.at(-1) ?? "nothing";
  return distinct.length < 2 ? last : `${distinct.slice(0, -1).join(", ")} or ${last}`;
};

/** A refinement that nobody named carries the name io-ts made up for it. */
const isMadeUp = (name: string): boolean => name.startsWith("(") && name.endsWith(")");

/** What a codec takes, in words a person understands; a closed box is known by its name. */
export const expectation = (codec: { readonly name: string }): string => {
  const opened = taggedCodec(codec);
  switch (opened?._tag) {
    case "StringType":
      return "text";
    case "NumberType":
      return "a number";
    case "BigIntType":
      return "a big whole number";
    case "BooleanType":
      return "true or false";
    case "NullType":
      return "null";
    case "UndefinedType":
    case "VoidType":
      return "nothing";
    case "NeverType":
      return "no value at all";
    case "UnknownType":
    case "AnyType":
      return "any value";
    case "FunctionType":
      return "a function";
    case "ArrayType":
    case "ReadonlyArrayType":
    case "AnyArrayType":
      return "a list";
    case "TupleType":
      return `a list of ${opened.types.length}`;
    case "ObjectType":
    case "AnyDictionaryType":
    case "InterfaceType":
    case "StrictType":
    case "PartialType":
    case "DictionaryType":
    case "IntersectionType":
      return "an object";
    case "LiteralType":
      return JSON.stringify(opened.value);
    case "KeyofType":
      return choice(Object.keys(opened.keys).map((key) => JSON.stringify(key)));
    case "UnionType":
      return anyOf(opened.types.map(expectation));
    case "RefinementType":
      return opened.name === "Integer" || opened.name === "Int"
        ? "a whole number"
        : isMadeUp(opened.name)
          ? expectation(opened.type)
          : opened.name;
    case "ReadonlyType":
    case "ExactType":
      return expectation(opened.type);
    case "Exactly":
      return expectation(opened.codec);
    case "RecursiveType":
      return opened.name;
    case "OrDefault":
    case "OrNull":
      return anyOf([expectation(opened.codec), "null"]);
    default:
      return codec.name;
  }
};

/** What was found instead, short enough for one line. */
export const finding = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value !== "string") return String(value);
  return JSON.stringify(value.length > longestText ? `${value.slice(0, longestText)}…` : value);
};
