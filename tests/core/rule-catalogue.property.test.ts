import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { ruleCatalogue } from "../../core/rule-catalogue.ts";
import { evilValue, spoiled, valueOfCodec } from "../arbitraries/value-of-codec.arb.ts";

describe("every rule", () => {
  it.each(ruleCatalogue.map((rule) => [rule.name, rule]))(
    "should answer %s within its output's shape, or refuse the input, and never throw",
    (_, rule) => {
      const fitting = valueOfCodec(rule.input);
      fc.assert(
        fc.property(fc.oneof(fitting, spoiled(fitting), evilValue), (input) => {
          const answer = rule.apply(input);
          expect(E.isLeft(answer) || E.isRight(rule.output.decode(answer.right))).toBe(true);
        }),
      );
    },
  );

  it.each(ruleCatalogue.map((rule) => [rule.name, rule]))("should give %s the same answer to the same input", (_, rule) => {
    fc.assert(
      fc.property(valueOfCodec(rule.input), (input) => {
        expect(rule.apply(structuredClone(input))).toEqual(rule.apply(input));
      }),
    );
  });
});
