import * as t from "io-ts";
import type { FieldType } from "../fields/field-type.model.ts";
import type { ActivityFilter } from "./activity.model.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";
import type { FilterTest } from "./filter-test.model.ts";
import type { SayEntry } from "./operand.rule.ts";
import type { OperatorKey } from "./operators.model.ts";

/** An error in a filter document and its path: keys and indexes joined by dots, '' for the root. */
export const FilterProblem = t.type({ error: t.string, path: t.string }, "FilterProblem");
export type FilterProblem = t.TypeOf<typeof FilterProblem>;

/** One condition on one field, its value parsed. */
export type FilterLeaf = {
  readonly kind: "leaf";
  readonly field: string;
  readonly type: FieldType;
  readonly operator: OperatorKey;
  readonly negated: boolean;
  readonly words: (joiner: string, say: SayEntry) => string;
  readonly test: (moment: FilterMoment) => FilterTest;
};

/** A parsed and valid filter document. An empty `all` matches every contact, an empty `any` none. */
export type Filter =
  | FilterLeaf
  | { readonly kind: "activity"; readonly activity: ActivityFilter }
  | { readonly kind: "all" | "any"; readonly filters: readonly Filter[] };

/** The limits of a document: nesting depth, conditions, values in one list, and values in all lists. */
export const filterLimits = { depth: 5, leaves: 50, values: 500, valuesInAll: 2_000 } as const;
