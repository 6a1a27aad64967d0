import * as E from "fp-ts/lib/Either.js";
import type { FieldType } from "../fields/field-type.model.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { cellEntries } from "./cell-entries.rule.ts";
import { importDate } from "./import-date.rule.ts";
import type { DateOrder } from "./import-mapping.model.ts";
import type { ImportColumn } from "./import.model.ts";
import { flagOf, readFieldCell } from "./read-cell.rule.ts";

const orders: readonly DateOrder[] = ["mdy", "dmy", "ymd"];
const longLine = 60;

const isNumber = (text: string): boolean =>
  E.isRight(
    readFieldCell(text, {
      target: { id: "", label: "", type: "int", values: null },
      date_order: "mdy",
      timeZone: "UTC",
      fixed: (entry) => entry,
      isLenient: false,
    }),
  );

/** The field guessed from a column's samples: a type, and for a list its choices. */
export type GuessedField = { readonly label: string; readonly type: FieldType; readonly values: readonly string[] | null };

/** The new field proposed for a column; text if no other type fits all samples. */
export const guessField = ({ name, samples }: ImportColumn): GuessedField => {
  const all = (fits: (sample: string) => boolean): boolean => samples.length > 0 && samples.every(fits);
  const guess = (type: FieldType, values: readonly string[] | null = null): GuessedField => ({ label: name, type, values });
  if (all((sample) => flagOf(sample) !== null && !/^\d$/.test(sample))) return guess("bool");
  if (all((sample) => orders.some((order) => importDate(sample, order) !== null)))
    return guess(all((sample) => /\d:\d\d/.test(sample)) ? "time" : "date");
  if (all((sample) => isEmail(normalEmail(sample)))) return guess("email");
  if (all((sample) => isNumber(sample) && !/^[0+]/.test(sample.trim()))) return guess("int");
  if (samples.some((sample) => /[;|]/.test(sample)) && all((sample) => cellEntries(sample).every((entry) => entry.length <= 40)))
    return guess("list", [...new Set(samples.flatMap(cellEntries))]);
  return guess(samples.some((sample) => sample.length > longLine) ? "textarea" : "string");
};
