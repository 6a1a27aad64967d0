import { describe, expect, it } from "vitest";
import { emptyBulkPlan, plannedBulk } from "../../../core/bulk/bulk-plan.rule.ts";
import type { BulkDecision } from "../../../core/bulk/decide-bulk.rule.ts";

const same = (con_id: number): BulkDecision => ({ tag: "same", con_id });
const gone = (con_id: number): BulkDecision => ({ tag: "skipped", con_id, cause: "gone" });
const nobody = (con_id: number, note: string | null = null): BulkDecision => ({ tag: "refused", con_id, cause: "nobody", note });
const nameOf = (id: number): string => `Person ${id}`;

describe("The plan of a bulk action", () => {
  it("should count the outcomes over several batches", () => {
    const first = plannedBulk(emptyBulkPlan, [same(1), gone(2), nobody(3)], nameOf);
    expect(plannedBulk(first, [same(4), nobody(5, "why")], nameOf)).toEqual({
      counts: { ...emptyBulkPlan.counts, same: 2, skipped: 1, refused: 2 },
      causes: [
        {
          cause: "nobody",
          count: 2,
          examples: [
            { con_id: 3, name: "Person 3", cause: "nobody", note: null },
            { con_id: 5, name: "Person 5", cause: "nobody", note: "why" },
          ],
        },
        { cause: "gone", count: 1, examples: [{ con_id: 2, name: "Person 2", cause: "gone", note: null }] },
      ],
    });
  });

  it("should name the first five contacts of a reason, and count all", () => {
    const [found] = plannedBulk(
      emptyBulkPlan,
      Array.from({ length: 7 }, (_, at) => gone(at + 1)),
      nameOf,
    ).causes;
    expect(found?.count).toBe(7);
    expect(found?.examples.map(({ con_id }) => con_id)).toEqual([1, 2, 3, 4, 5]);
  });

  it("should have no reason if no contact is excluded", () => expect(plannedBulk(emptyBulkPlan, [same(1)], nameOf).causes).toEqual([]));
});
