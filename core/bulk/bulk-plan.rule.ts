import { type BulkCounts, type BulkPlan, type BulkCause, type BulkRow, noBulkCounts } from "./bulk-run.model.ts";
import type { BulkDecision } from "./decide-bulk.rule.ts";

const mostExamples = 5;

export const emptyBulkPlan: BulkPlan = { counts: noBulkCounts, causes: [] };

/** The counts after more decisions. */
export const countedBulk = (counts: BulkCounts, decisions: readonly Pick<BulkDecision, "tag">[]): BulkCounts => {
  const next = { ...counts };
  for (const { tag } of decisions) next[tag] += 1;
  return next;
};

/**
 * The plan after more decisions; it names the first few contacts per cause.
 * @param nameOf the name of a contact
 */
export const plannedBulk = ({ counts, causes }: BulkPlan, decisions: readonly BulkDecision[], nameOf: (id: number) => string): BulkPlan => {
  const byCause = new Map<BulkCause, { count: number; examples: readonly BulkRow[] }>(
    causes.map(({ cause, count, examples }) => [cause, { count, examples }]),
  );
  for (const decision of decisions) {
    if (decision.tag !== "refused" && decision.tag !== "skipped") continue;
    const { con_id, cause } = decision;
    const known = byCause.get(cause) ?? { count: 0, examples: [] };
    const row: BulkRow = { con_id, name: nameOf(con_id), cause, note: decision.tag === "refused" ? decision.note : null };
    byCause.set(cause, {
      count: known.count + 1,
      examples: known.examples.length < mostExamples ? [...known.examples, row] : known.examples,
    });
  }
  const sorted = [...byCause].map(([cause, found]) => ({ cause, ...found })).toSorted((a, b) => b.count - a.count);
  return { counts: countedBulk(counts, decisions), causes: sorted };
};
