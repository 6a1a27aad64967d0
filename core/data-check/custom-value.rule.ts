import { isIdNumber } from "../fields/id-number.rule.ts";
import { finding } from "../kernel/expectation.ts";
import { nearestNames } from "../kernel/nearest-names.ts";
import type { CheckedField } from "./known-fields.ts";
import { storedAs } from "./known-fields.ts";
import { isPresent } from "./record-notes.ts";
import type { RecordNotes } from "./record-notes.ts";

const checkOptions = (path: string, options: ReadonlySet<string>, value: unknown, notes: RecordNotes): void => {
  if (!Array.isArray(value)) return;
  value.forEach((entry: unknown, at) => {
    if (typeof entry !== "string" || options.has(entry)) return;
    const [near] = nearestNames(entry, [...options]);
    notes.add({
      code: "unknown-option",
      field: `${path}.${at}`,
      message: `${finding(entry)} is not among the options`,
      ...(near === undefined ? {} : { suggestion: near }),
    });
  });
};

/**
 * Checks the value of a custom field by the field's type.
 * @returns the value with unambiguous repairs applied
 */
export const checkCustomValue = (path: string, field: CheckedField, value: unknown, notes: RecordNotes): unknown => {
  if (!isPresent(value)) return value;
  const repaired = notes.checkValue(path, storedAs[field.type], value);
  if (field.options !== null) checkOptions(path, field.options, value, notes);
  if (field.type === "id_number" && typeof value === "string" && !isIdNumber(value)) {
    notes.add({ code: "wrong-type", field: path, message: `expected at most 32 letters, digits and dashes, got ${finding(value)}` });
  }
  return repaired;
};
