import type * as t from "io-ts";
import { taggedCodec } from "../../core/kernel/codec-kind.ts";

/** Functions that a guard needs, by their text, under names of their own. */
type Parts = Map<string, string>;

const named = (parts: Parts, body: string): string => {
  const name = parts.get(body) ?? `holds${parts.size + 1}`;
  parts.set(body, name);
  return name;
};

const fieldsTest = (props: t.Props, value: string, parts: Parts): string =>
  [`isFields(${value})`, ...Object.entries(props).map(([name, codec]) => testOf(codec, `${value}.${name}`, parts))].join(" &&\n  ");

/** The text of a test that holds for a value exactly when the codec takes it. */
const testOf = (codec: t.Mixed, value: string, parts: Parts): string => {
  const opened = taggedCodec(codec);
  switch (opened?._tag) {
    case "StringType":
      return `typeof ${value} === "string"`;
    case "NumberType":
      return `typeof ${value} === "number"`;
    case "BooleanType":
      return `typeof ${value} === "boolean"`;
    case "NullType":
      return `${value} === null`;
    case "LiteralType":
      return `${value} === ${JSON.stringify(opened.value)}`;
    case "UnionType":
      return `(${opened.types.map((member) => testOf(member, value, parts)).join(" || ")})`;
    case "ReadonlyType":
      return testOf(opened.type, value, parts);
    case "ArrayType":
    case "ReadonlyArrayType":
      return `everyHolds(${value}, ${named(parts, testOf(opened.type, "u", parts))})`;
    case "InterfaceType":
      return value === "u" ? fieldsTest(opened.props, value, parts) : `${named(parts, fieldsTest(opened.props, "u", parts))}(${value})`;
    case "DictionaryType":
      if (taggedCodec(opened.domain)?._tag === "StringType" && taggedCodec(opened.codomain)?._tag === "UnknownType")
        return `isFields(${value})`;
  }
  throw new Error(`A guard for ${codec.name} cannot be written out.`);
};

/**
 * A codec's guard as the text of a module, with every field named where it is read, which engines run several times faster than a loop over
 * names; throws for a codec that is not made of plain fields, lists and unions.
 * @param name what the codec is called in the code
 */
export const guardSource = (name: string, codec: t.Mixed): string => {
  const parts: Parts = new Map();
  const test = testOf(codec, "u", parts);
  const imports = ["everyHolds", "isFields"].filter((used) => [test, ...parts.keys()].some((text) => text.includes(`${used}(`)));
  return [
    `import { ${imports.join(", ")} } from "../kernel/guard/guard-shapes.ts";`,
    "",
    ...[...parts].map(([body, part]) => `const ${part} = (u: unknown): boolean => ${body};\n`),
    `/** Whether a value decodes as ${name} to itself. Written out from the codec; its test with \`vitest --update\` writes it anew. */`,
    `export const is${name} = (u: unknown): boolean =>\n  ${test};`,
    "",
  ].join("\n");
};
