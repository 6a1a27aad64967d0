import type { FieldType } from "../fields/field-type.model.ts";
import type { OperandKind } from "../filters/operand.rule.ts";
import { lastTyped, readTypedList, writeTypedList } from "./typed-list.rule.ts";

const types: ReadonlySet<FieldType> = new Set(["string", "email", "list"]);
const several: ReadonlySet<OperandKind> = new Set(["set", "texts"]);

/** Whether values of existing contacts are suggested for a condition. */
export const isSuggested = (type: FieldType | undefined, operand: OperandKind): boolean =>
  type !== undefined && types.has(type) && (operand === "text" || several.has(operand));

const parts = (operand: OperandKind, typed: string): readonly [before: string, last: string] =>
  several.has(operand) ? lastTyped(typed) : ["", typed.trim()];

/** The search text for suggestions: all that was typed, or the last of several values. */
export const soughtValue = (operand: OperandKind, typed: string): string => parts(operand, typed)[1];

/**
 * The typed text with each suggestion inserted; in a list, suggestions with a comma are quoted and values already in the list are left out.
 */
export const suggestedValues = (operand: OperandKind, typed: string, found: readonly string[]): readonly string[] => {
  if (!several.has(operand)) return found;
  const [before] = parts(operand, typed);
  const named = new Set(readTypedList(before));
  return found.filter((value) => !named.has(value)).map((value) => `${before}${before === "" ? "" : " "}${writeTypedList([value])}`);
};
