import type { ActivityFilter } from "../filters/activity.model.ts";
import type { OperatorKey } from "../filters/operators.model.ts";

/** The typed operand: text, also for numbers, days and comma-separated lists; a choice; two bounds. */
export type DraftValue = string | boolean | { readonly from: string; readonly to: string };

/**
 * One condition on a field while it is edited; its value may be missing.
 * @property kept the document's operand if the operator is unknown for the field; it is written back unchanged
 */
export type DraftClause = {
  readonly kind: "clause";
  readonly id: number;
  readonly field: string;
  readonly operator: OperatorKey;
  readonly value: DraftValue;
  readonly kept?: unknown;
};

/** One activity condition while it is edited. */
export type DraftActivity = { readonly kind: "activity"; readonly id: number; readonly activity: ActivityFilter };

/** Clauses of which all or any must match. */
export type DraftGroup = { readonly kind: "all" | "any"; readonly id: number; readonly parts: readonly DraftNode[] };

/** A part of a filter while it is edited; ids are unique within the draft and do not change when a part moves. */
export type DraftNode = DraftClause | DraftActivity | DraftGroup;

export const isDraftGroup = (node: DraftNode): node is DraftGroup => node.kind === "all" || node.kind === "any";
