import { describe, expect, it } from "vitest";
import { filterToSql } from "../../../../adapters/server/filters/filter-sql.ts";
import { filterLimits } from "../../../../core/filters/filter.model.ts";
import { filterFields } from "../../../arbitraries/filters.arb.ts";
import { growthOf } from "../../../setup/list-work.ts";

const asked = { now: 1_711_886_400, timezone: "UTC" };
const texts = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `a${at}`);
const phones = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `+1212555${1_000 + at}`);

const statementOf = (document: unknown): { readonly text: string; readonly params: readonly unknown[] } => {
  const made = filterToSql(document, filterFields, asked);
  if (made._tag === "Left") throw new Error(made.left.error);
  return made.right;
};

const questions: readonly (readonly [string, (count: number) => unknown])[] = [
  ["tags that contain one of many", (count) => ({ tags: { $contains: texts(count) } })],
  ["tags that are one of many", (count) => ({ tags: { $overlaps: texts(count) } })],
  ["texts that are one of many", (count) => ({ first_name: { $in: texts(count) } })],
  ["phones that are one of many", (count) => ({ mobile: { $in: phones(count) } })],
];

describe("the statement of a filter with long lists", () => {
  it.each(questions)("should be the same for %s, however many there are, and bind each list once per use", (_, ask) => {
    const [few, most] = [statementOf(ask(10)), statementOf(ask(filterLimits.values))];
    expect(most.text).toBe(few.text);
    expect(most.params.length).toBe(few.params.length);
  });

  it.each(questions)("should take no more work for each of %s than for each of few", (_, ask) => {
    expect(growthOf(ask, (document) => void statementOf(document), 15)).toBeLessThan(2);
  });

  it("should take no more work for each of many conditions than for each of few", () => {
    const conditions = (count: number): unknown => ({
      $or: texts(Math.min(count, filterLimits.leaves)).map((text) => ({ first_name: { $contains: text } })),
    });
    expect(growthOf(conditions, (document) => void statementOf(document), 1)).toBeLessThan(2);
  });
});
