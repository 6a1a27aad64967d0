import * as t from "io-ts";
import type { FieldType } from "../fields/field-type.model.ts";
import type { ActivityFilter } from "./activity.model.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";
import type { FilterTest } from "./filter-test.model.ts";
import type { SayEntry } from "./operand.rule.ts";
import type { OperatorKey } from "./operators.model.ts";

/** What is wrong with a filter document, and where: keys and indexes joined by dots, '' the root. */
export const FilterProblem = t.type({ error: t.string, path: t.string }, "FilterProblem");
export type FilterProblem = t.TypeOf<typeof FilterProblem>;

/** One condition on one field, its value read. */
export type FilterLeaf = {
  readonly kind: "leaf";
  readonly field: string;
  readonly type: FieldType;
  readonly operator: OperatorKey;
  readonly negated: boolean;
  readonly words: (joiner: string, say: SayEntry) => string;
  readonly test: (moment: FilterMoment) => FilterTest;
};

/** A filter document that was read and found right. An empty `all` is everybody, an empty `any` nobody. */
export type Filter =
  | FilterLeaf
  | { readonly kind: "activity"; readonly activity: ActivityFilter }
  | { readonly kind: "all" | "any"; readonly filters: readonly Filter[] };

/** The limits of a document: groups within groups, conditions in all, values in one list, and values in all lists. */
export const filterLimits = { depth: 5, leaves: 50, values: 500, valuesInAll: 2_000 } as const;
