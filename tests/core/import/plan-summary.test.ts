import { describe, expect, it } from "vitest";
import type { RowDecision } from "../../../core/import/decide-row.rule.ts";
import { makePlanSummary } from "../../../core/import/plan-summary.service.ts";

const wrong = (row: number, value: string, column = 2): RowDecision => ({
  tag: "error",
  row,
  who: "",
  problem: { cause: "bad-email", column, value },
});
const summed = (decisions: readonly RowDecision[]) => {
  const summary = makePlanSummary();
  for (const decision of decisions) summary.add(decision);
  return summary.read();
};

describe("The summary of a plan", () => {
  it("should count invalid rows by reason and column, the most frequent first, with the most frequent invalid texts", () => {
    const plan = summed([wrong(3, "a@", 1), wrong(4, "none"), wrong(5, "b@"), wrong(6, "none")]);
    expect(plan).toMatchObject({ total: 4, create: 0, update: 0, skip: 0, error: 4 });
    expect(plan.causes).toEqual([
      {
        cause: "bad-email",
        column: 2,
        first_row: 4,
        count: 3,
        values: [
          { text: "none", count: 2 },
          { text: "b@", count: 1 },
        ],
      },
      { cause: "bad-email", column: 1, first_row: 3, count: 1, values: [{ text: "a@", count: 1 }] },
    ]);
  });

  it("should show fifty texts, and track five thousand: of later ones only rows are counted", () => {
    const many = Array.from({ length: 5_001 }, (_, at) => wrong(at + 1, `text ${at}`));
    const plan = summed([...many, wrong(5_002, "text 4999"), wrong(5_003, "text 5000"), wrong(5_004, "text 5000")]);
    expect(plan.causes[0]).toMatchObject({ count: 5_004 });
    expect(plan.causes[0]?.values).toHaveLength(50);
    expect(plan.causes[0]?.values.slice(0, 2)).toEqual([
      { text: "text 4999", count: 2 },
      { text: "text 0", count: 1 },
    ]);
  });
});
