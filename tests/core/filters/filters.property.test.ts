import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeFilter } from "../../../core/filters/filter-describe.rule.ts";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import { filterPredicate } from "../../../core/filters/filter-predicate.rule.ts";
import type { Filter } from "../../../core/filters/filter.model.ts";
import { fold } from "../../../core/filters/fold.rule.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import type { TextMatch } from "../../../core/filters/text-match.rule.ts";
import { foldedMatches, textMatcher } from "../../../core/filters/text-match.rule.ts";
import { askedAt, filterFields, filterLeaf, filterRecord, opposedLeaves } from "../../arbitraries/filters.arb.ts";

const parsed = (document: unknown): Filter => {
  const filter = parseFilter(document, filterFields);
  if (filter._tag === "Left") throw new Error(`${filter.left.path}: ${filter.left.error}`);
  return filter.right;
};

describe("filters of all kinds", () => {
  it("should split every set in two by an operator and its negation [C5.12, C5.13, C5.14, C5.15, C5.16]", () => {
    fc.assert(
      fc.property(opposedLeaves, filterRecord, askedAt, ([positive, negative], record, { now, timezone }) => {
        const moment = filterMoment(now, timezone);
        expect(filterPredicate(parsed(positive), moment)(record)).toBe(!filterPredicate(parsed(negative), moment)(record));
      }),
    );
  });

  it("should lie in exactly one of more than, exactly and less than N days ago, unless it is in the future or missing [C5.17]", () => {
    const value = fc.integer({ min: 0, max: 1_711_886_400 });
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 3650 }), askedAt, (seen, days, { timezone }) => {
        const moment = filterMoment(1_711_886_400, timezone);
        const found = ["$gtdays", "$eqdays", "$ltdays"].filter((key) =>
          filterPredicate(parsed({ seen: { [key]: days } }), moment)({ seen }),
        );
        expect(found).toHaveLength(1);
      }),
    );
  });

  it("should lie before, on or after every day [C5.16]", () => {
    fc.assert(
      fc.property(
        filterLeaf.filter((leaf) => "$on" in Object(leaf["seen"])),
        fc.integer({ min: 1_700_000_000, max: 1_720_000_000 }),
        askedAt,
        (leaf, seen, { now, timezone }) => {
          const [day] = Object.values(Object(leaf["seen"]));
          const found = ["$before", "$on", "$after"].filter((key) =>
            filterPredicate(parsed({ seen: { [key]: day } }), filterMoment(now, timezone))({ seen }),
          );
          expect(found).toHaveLength(1);
        },
      ),
    );
  });

  it("should fold a text idempotently, and match it unfolded as folded [C5.13]", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.string({ unit: fc.constantFrom("a", "B", "b", " ", "e", "\u0301", "é", "İ", "\u00a0", "Σ", "\u030C", "J"), maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 6 }),
        fc.constantFrom<TextMatch>("is", "contains", "starts", "ends"),
        (value, others, how) => {
          const wanted = others.map(fold).filter((other) => other !== "");
          expect(wanted.map(fold)).toEqual(wanted);
          expect(textMatcher(how, wanted)(value)).toBe(wanted.some((one) => foldedMatches[how](fold(value), one)));
        },
      ),
    );
  });

  it("should name every field in its description", () => {
    fc.assert(
      fc.property(fc.array(filterLeaf, { minLength: 1, maxLength: 5 }), fc.constantFrom("$and", "$or"), (leaves, group) => {
        const sentence = describeFilter(parsed({ [group]: leaves }), (field) => `<${field}>`);
        for (const leaf of leaves) for (const field of Object.keys(leaf)) expect(sentence).toContain(`<${field}>`);
      }),
    );
  });

  it("should report a wrong document as invalid instead of throwing", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom("$and", "$or", "city", "age", "seen", "labels"), fc.jsonValue())),
        (document) => {
          const filter = parseFilter(document, filterFields);
          if (filter._tag === "Left") expect(filter.left.error).not.toBe("");
          else expect(typeof filterPredicate(filter.right, filterMoment(0, "UTC"))({})).toBe("boolean");
        },
      ),
    );
  });
});
