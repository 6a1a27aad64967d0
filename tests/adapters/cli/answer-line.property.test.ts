import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerLine } from "../../../adapters/cli/answer-line.ts";
import { ruleCatalogue } from "../../../core/rule-catalogue.ts";
import { nearlyFitting } from "../../arbitraries/rule-input.arb.ts";

const answered = (rule: (typeof ruleCatalogue)[number], line: string): void => {
  const { text } = answerLine(rule, line);
  expect(text).not.toContain("\n");
  expect(text).not.toContain("cannot answer");
  const value: unknown = JSON.parse(text);
  expect(value).toBeDefined();
};

describe("any line given to any rule", () => {
  it.each(ruleCatalogue.map((rule) => [rule.name, rule] as const))(
    "should make %s answer with one line of JSON, never more or less",
    (_, rule) => {
      fc.assert(
        fc.property(nearlyFitting(rule.input), (input) => {
          answered(rule, JSON.stringify(input) ?? "null");
        }),
      );
    },
  );

  it.each([
    ["deep nesting", "[".repeat(10_000) + "]".repeat(10_000)],
    ["deep objects", '{"a":'.repeat(5_000) + "1" + "}".repeat(5_000)],
    ["a prototype", '{"__proto__":{"x":1},"constructor":1}'],
    ["a huge number", '{"n":1e309,"now":1e309}'],
    ["twice the same key", '{"n":1,"n":"x"}'],
    ["a long text", JSON.stringify({ text: "x".repeat(1_000_000) })],
    ["no JSON", "{'a':1}"],
    ["nothing", ""],
  ])("should survive %s in every rule", (_, line) => {
    for (const rule of ruleCatalogue) answered(rule, line);
  });
});
