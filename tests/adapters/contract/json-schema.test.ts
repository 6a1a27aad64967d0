import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { makeSchemas, standaloneSchema } from "../../../adapters/contract/json-schema.ts";
import { intBetween, textUpTo } from "../../../core/kernel/bounded.ts";
import { LocalDate } from "../../../core/kernel/dates.ts";
import { exactly } from "../../../core/kernel/exactly.ts";
import { orDefault } from "../../../core/kernel/or-default.ts";
import { orNull } from "../../../core/kernel/or-null.ts";
import { ruleCatalogue } from "../../../core/rule-catalogue.ts";

const schema = (codec: t.Mixed, side: "input" | "output" = "input") => {
  const { $schema, ...rest } = standaloneSchema(codec, side);
  expect($schema).toBe("https://json-schema.org/draft/2020-12/schema");
  return rest;
};

type Tree = { readonly label: string; readonly children: readonly Tree[] };
const Tree: t.Type<Tree> = t.recursion("Tree", () => t.type({ label: t.string, children: t.readonlyArray(Tree) }));

describe("JSON Schema of codecs", () => {
  it.each<[string, t.Mixed, object]>([
    ["text", t.string, { type: "string" }],
    ["a whole number", t.Integer, { type: "integer" }],
    ["a constant", t.literal("a"), { const: "a" }],
    ["a closed set", t.keyof({ a: null, b: null }), { type: "string", enum: ["a", "b"] }],
    ["constants side by side", t.union([t.literal(1), t.literal(2)]), { enum: [1, 2] }],
    ["plain types side by side", t.union([t.string, t.number, t.null]), { type: ["string", "number", "null"] }],
    ["anything", t.unknown, {}],
    ["a list", t.readonlyArray(t.boolean), { type: "array", items: { type: "boolean" } }],
    ["a pair", t.tuple([t.string, t.number]), { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], minItems: 2 }],
    ["a dictionary", t.record(t.string, t.number), { type: "object", additionalProperties: { type: "number" } }],
    [
      "a dictionary over a closed set",
      t.record(t.keyof({ a: null }), t.number),
      { type: "object", properties: { a: { type: "number" } }, required: ["a"] },
    ],
    ["a calendar day", LocalDate, { type: "string", format: "date" }],
    [
      "a refinement with a name",
      t.refinement(t.string, (s) => s.length > 3, "a long text"),
      { type: "string", description: "a long text" },
    ],
    [
      "required and optional fields as one object",
      t.intersection([t.type({ a: t.string }), t.partial({ b: t.number })]),
      { type: "object", properties: { a: { type: "string" }, b: { type: "number" } }, required: ["a"] },
    ],
    [
      "a closed object",
      exactly("Closed", { a: t.string }, {}),
      { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false },
    ],
    ["a field that may be anything or absent", t.type({ a: t.unknown }), { type: "object", properties: { a: {} } }],
    [
      "a value that may be null or absent",
      t.type({ a: orNull(t.string) }),
      { type: "object", properties: { a: { type: ["string", "null"] } } },
    ],
    [
      "a value with a default",
      t.type({ a: orDefault(t.number, 5) }),
      { type: "object", properties: { a: { anyOf: [{ type: "number" }, { type: "null" }], default: 5 } } },
    ],
    ["text with a limit", textUpTo(50), { type: "string", maxLength: 50 }],
    ["a whole number between two others", intBetween(1, 7), { type: "integer", minimum: 1, maximum: 7 }],
    ["a closed box", new t.Type("a secret", t.string.is, t.string.validate, t.identity), { description: "a secret" }],
  ])("should describe %s", (_, codec, expected) => {
    expect(schema(codec)).toEqual(expected);
  });

  it("should require on output the keys that are always written", () => {
    expect(schema(t.strict({ a: orNull(t.string), b: orDefault(t.number, 5) }), "output")).toEqual({
      type: "object",
      properties: { a: { type: ["string", "null"] }, b: { type: "number" } },
      required: ["a", "b"],
      additionalProperties: false,
    });
  });

  it("should put recursive types under $defs", () => {
    expect(schema(Tree)).toEqual({
      $ref: "#/$defs/Tree",
      $defs: {
        Tree: {
          type: "object",
          properties: { label: { type: "string" }, children: { type: "array", items: { $ref: "#/$defs/Tree" } } },
          required: ["label", "children"],
        },
      },
    });
  });

  it("should share named codecs as definitions on request, under distinct names", () => {
    const schemas = makeSchemas({ side: "input", at: "#/components/schemas/", shareNamed: true });
    const First = t.type({ a: t.string }, "Thing");
    const Second = t.type({ b: t.string }, "Thing");
    expect(schemas.of(t.readonlyArray(First))).toEqual({ type: "array", items: { $ref: "#/components/schemas/Thing" } });
    expect(schemas.of(Second)).toEqual({ $ref: "#/components/schemas/Thing_2" });
    expect(Object.keys(schemas.definitions())).toEqual(["Thing", "Thing_2"]);
  });
});

describe("JSON Schema of every rule", () => {
  it.each(ruleCatalogue.map((rule) => [rule.name, rule] as const))("should describe input and output of %s in detail", (_, rule) => {
    for (const codec of [rule.input, rule.output]) {
      const keywords = Object.keys(standaloneSchema(codec, "input")).filter(
        (keyword) => !["$schema", "description", "$defs"].includes(keyword),
      );
      expect(keywords.length).toBeGreaterThan(0);
    }
  });
});
