import { describe, expect, it } from "vitest";
import { filterLimits } from "../../../core/filters/filter.model.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";
import { textMatcher } from "../../../core/filters/text-match.rule.ts";
import { growthOf } from "../../setup/list-work.ts";

const fields = { name: "string", mobile: "string", tags: "list" } as const;
const texts = (count: number, of = "a"): readonly string[] => Array.from({ length: count }, (_, at) => `${of}${at}`);

describe("the values of a filter", () => {
  const { values, valuesInAll } = filterLimits;

  it.each([
    ["tags", "$contains"],
    ["tags", "$overlaps"],
    ["name", "$in"],
    ["mobile", "$nin"],
  ])("should be refused as a list of more than the limit, which is named: %s %s", (field, operator) => {
    expect(parseFilter({ [field]: { [operator]: texts(values) } }, fields)._tag).toBe("Right");
    expect(parseFilter({ [field]: { [operator]: texts(values + 1) } }, fields)).toEqual({
      _tag: "Left",
      left: { path: `${field}.${operator}`, error: `The list has ${values + 1} values. A list may have ${values}.` },
    });
  });

  it("should be refused as one text of more values than the limit", () => {
    expect(parseFilter({ name: { $in: texts(values + 1).join(",") } }, fields)).toMatchObject({ _tag: "Left", left: { path: "name.$in" } });
  });

  it("should be refused if the lists of a filter are too long in total, at the list that exceeds it", () => {
    const lists = Array.from({ length: valuesInAll / values }, () => ({ name: { $in: texts(values) } }));
    expect(parseFilter({ $or: lists }, fields)._tag).toBe("Right");
    expect(parseFilter({ $or: [...lists, { tags: { $contains: ["one"] } }] }, fields)).toEqual({
      _tag: "Left",
      left: { path: `$or.${lists.length}.tags.$contains`, error: `The lists of a filter may have ${valuesInAll} values in all.` },
    });
  });

  it("should take no more work for each of many than for each of few, refused ones included", () => {
    expect(
      growthOf(
        (size) => ({ $or: Array.from({ length: 4 }, () => ({ name: { $in: texts(size) } })) }),
        (document) => void parseFilter(document, fields),
        100,
      ),
    ).toBeLessThan(2);
    expect(
      growthOf(
        (size) => texts(size),
        (wanted) => void textMatcher("contains", wanted)("a text of no interest"),
        15,
      ),
    ).toBeLessThan(2);
  });
});
