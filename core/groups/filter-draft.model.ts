import type { ActivityFilter } from "../filters/activity.model.ts";
import type { OperatorKey } from "../filters/operators.model.ts";

/** What is typed for an operator: text, also for numbers, days and lists (parted by commas); a choice; two bounds. */
export type DraftValue = string | boolean | { readonly from: string; readonly to: string };

/**
 * One condition on a field while it is written; it may still lack its value.
 * @property kept what its document holds, where nothing is known that its field could be asked so; it goes back as it came
 */
export type DraftClause = {
  readonly kind: "clause";
  readonly id: number;
  readonly field: string;
  readonly operator: OperatorKey;
  readonly value: DraftValue;
  readonly kept?: unknown;
};

/** One question about what people did while it is written. */
export type DraftActivity = { readonly kind: "activity"; readonly id: number; readonly activity: ActivityFilter };

/** Clauses of which all or any must hold. */
export type DraftGroup = { readonly kind: "all" | "any"; readonly id: number; readonly parts: readonly DraftNode[] };

/** A part of a filter while it is built; ids are unique within the draft and stay with a part wherever it moves. */
export type DraftNode = DraftClause | DraftActivity | DraftGroup;

export const isDraftGroup = (node: DraftNode): node is DraftGroup => node.kind === "all" || node.kind === "any";
