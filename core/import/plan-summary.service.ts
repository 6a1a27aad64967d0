import type { RowDecision } from "./decide-row.rule.ts";
import type { ImportPlan, PlanCause } from "./import-plan.model.ts";

const mostValues = 50;
const mostCounted = 5_000;

type Cause = {
  readonly cause: PlanCause["cause"];
  readonly column: number | null;
  readonly first_row: number;
  count: number;
  readonly values: Map<string, number>;
};

/** Counts decisions incrementally. */
export type PlanSummary = { readonly add: (decision: RowDecision) => void; readonly read: () => ImportPlan };

const byCount = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;

/** Keeps the 50 most frequent invalid texts per cause and column; beyond 5,000 distinct texts, new ones are counted but not kept. */
export const makePlanSummary = (): PlanSummary => {
  const counts = { create: 0, update: 0, skip: 0, error: 0 };
  const causes = new Map<string, Cause>();
  return {
    add: (decision) => {
      counts[decision.tag] += 1;
      if (decision.tag !== "error") return;
      const { cause, column, value } = decision.problem;
      const key = `${cause}:${column}`;
      const found = causes.get(key) ?? { cause, column, first_row: decision.row, count: 0, values: new Map<string, number>() };
      found.count += 1;
      if (found.values.has(value) || found.values.size < mostCounted) found.values.set(value, (found.values.get(value) ?? 0) + 1);
      causes.set(key, found);
    },
    read: () => ({
      total: counts.create + counts.update + counts.skip + counts.error,
      ...counts,
      causes: [...causes.values()].toSorted(byCount).map(({ values, ...cause }) => ({
        ...cause,
        values: [...values]
          .map(([text, count]) => ({ text, count }))
          .toSorted(byCount)
          .slice(0, mostValues),
      })),
    }),
  };
};
