import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import { filterPredicate } from "../../../core/filters/filter-predicate.rule.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import { filterWithTag, fulfilsPart, tagsInFilter } from "../../../core/tags/filter-tags.rule.ts";
import { tagsAfter } from "../../../core/tags/tags-after.rule.ts";

const nested = {
  $and: [{ tags: { $overlaps: ["VIP", "lead"] } }, { $or: [{ first_name: "lead" }, { tags: "lead" }, { tags: { $contains: "lea" } }] }],
};

describe("tags in saved filters", () => {
  it("should be found in every condition on whole tags, at any depth", () => {
    expect([...tagsInFilter(nested)].toSorted()).toEqual(["lead", "vip"]);
    expect([...tagsInFilter(null)]).toEqual([]);
    expect([...tagsInFilter({ first_name: { $eq: "lead" } })]).toEqual([]);
  });

  it("should be replaced there, and nowhere else", () => {
    expect(filterWithTag(nested, { from: ["lead"], to: "prospect" })).toEqual({
      $and: [
        { tags: { $overlaps: ["VIP", "prospect"] } },
        { $or: [{ first_name: "lead" }, { tags: "prospect" }, { tags: { $contains: "lea" } }] },
      ],
    });
    expect(filterWithTag(nested, { from: ["lead", "vip"], to: "vip" })).toMatchObject({ $and: [{ tags: { $overlaps: ["vip"] } }, {}] });
  });

  it("should leave a filter as it is that names none of them, and when a tag is deleted", () => {
    expect(filterWithTag(nested, { from: ["other"], to: "prospect" })).toBe(nested);
    expect(filterWithTag(nested, { from: ["lead"], to: null })).toBe(nested);
  });

  it("should tell of conditions on a part of a tag", () => {
    expect(fulfilsPart(nested, "lead")).toBe(true);
    expect(fulfilsPart(nested, "vip")).toBe(false);
  });

  it("should match the same contacts before and after a tag gets a name that no contact has", () => {
    const tag = fc.constantFrom("lead", "vip", "cold");
    const condition = fc.record({
      operator: fc.constantFrom("$eq", "$ne", "$overlaps", "$all", "$none"),
      of: fc.array(tag, { minLength: 1, maxLength: 3 }),
    });
    const documents = fc
      .tuple(fc.constantFrom("$and", "$or"), fc.array(condition, { minLength: 1, maxLength: 3 }))
      .map(([kind, conditions]) => ({ [kind]: conditions.map(({ operator, of }) => ({ tags: { [operator]: of } })) }));
    const change = { from: ["lead"], to: "prospect" };
    const matches = (document: unknown, tags: readonly string[]): unknown => {
      const read = parseFilter(document, { tags: "list" });
      return E.isRight(read) ? filterPredicate(read.right, filterMoment(0, "UTC"))({ tags }) : read.left;
    };
    fc.assert(
      fc.property(documents, fc.uniqueArray(tag), (document, tags) => {
        expect(matches(filterWithTag(document, change), tagsAfter(tags, change))).toBe(matches(document, tags));
      }),
    );
  });
});
