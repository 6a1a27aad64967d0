import type { FieldType } from "../fields/field-type.model.ts";
import type { Filter } from "./filter.model.ts";
import type { OperandKind } from "./operand.rule.ts";
import type { OperatorInfo, OperatorKey } from "./operators.model.ts";
import { meaningOf, operatorInfo, operatorsOf } from "./operators.model.ts";

/** One entry of the operator menu: label, group and input. */
export type OperatorChoice = Pick<OperatorInfo, "label" | "group"> & { readonly key: OperatorKey; readonly operand: OperandKind };

/**
 * The operators of a field: those of its type, restricted to those that its definition allows.
 * @param allowed keys, null or none for all
 */
export const operatorMenu = (type: FieldType, allowed: readonly string[] | null): readonly OperatorChoice[] =>
  operatorsOf(type)
    .filter((key) => allowed === null || allowed.length === 0 || allowed.includes(key))
    .map((key) => {
      const { label, group } = operatorInfo(key);
      return { key, label, group, operand: meaningOf(key, type)?.operand ?? "none" };
    });

/** The operators that a filter uses on a field and that the field would lose with another type. */
export const lostOperators = (filter: Filter, field: string, to: FieldType): readonly OperatorKey[] => {
  switch (filter.kind) {
    case "leaf":
      return filter.field === field && !operatorsOf(to).includes(filter.operator) ? [filter.operator] : [];
    case "activity":
      return [];
    case "all":
    case "any":
      return [...new Set(filter.filters.flatMap((part) => lostOperators(part, field, to)))];
  }
};
