import * as E from "fp-ts/lib/Either.js";
import { holdsTexts, normalLine } from "../contacts/contact-field-kinds.rule.ts";
import { contactField, isWrittenField, longestName, mostAddresses, type WrittenField } from "../contacts/contact-fields.model.ts";
import { tagsNormalize } from "../contacts/tag-normalize.rule.ts";
import { cellEntries } from "./cell-entries.rule.ts";
import { plainCell } from "./csv-text.rule.ts";
import { importEmail } from "./import-email.rule.ts";
import { importLimits } from "./import-layout.model.ts";
import type { ImportTarget } from "./import-mapping.model.ts";
import { importPhone } from "./import-phone.rule.ts";
import type { ImportCause } from "./import-plan.model.ts";
import type { ImportValues, NamedPeople } from "./import-values.model.ts";
import { nameParts } from "./name-parts.rule.ts";
import { type CellProblem, readFieldCell } from "./read-cell.rule.ts";
import { fixKey, type RowReading } from "./row-reading.rule.ts";

const shown = 80;
const longestTags = 100;
const mostRelated = 50;
const formula = /^\s*=\s*[\p{L}_@"'({+\-\d]/u;
const unreadable = /(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}|\ufffd/u;

/** A text for display: on one line and truncated. */
export const shownCell = (text: string): string =>
  (text.length > shown ? `${text.slice(0, shown)}…` : text).replace(/[\u0000-\u001f]/g, " ");

type Read = E.Either<CellProblem, ImportValues & { readonly con_id?: number; readonly named?: Omit<NamedPeople, "column"> }>;
const wrong = (cause: ImportCause): Read => E.left({ cause });

const readLine = (key: WrittenField, text: string): Read =>
  normalLine(text).length > (contactField(key).longest ?? 0) ? wrong("too-long") : E.right({ [key]: normalLine(text) });

const readAddresses = (text: string, one: (entry: string) => string | null, key: "email" | "mobile", cause: ImportCause): Read => {
  const entries = cellEntries(text);
  const read = entries.map(one);
  if (entries.length === 0 || read.some((address) => address === null)) return wrong(cause);
  return read.length > mostAddresses ? wrong("too-many") : E.right({ [key]: read });
};

const readOwnField = (
  target: ImportTarget,
  text: string,
  column: number,
  { options: { lenient = [] }, orders, fixes, timeZone }: RowReading,
): Read => {
  const key = target.id.replace(/^field:/, "");
  const fixed = (entry: string): string => fixes.get(fixKey(column, entry)) ?? entry;
  if (target.type !== "related_contacts")
    return E.map((value: unknown) => ({ fields: { [key]: value } }))(
      readFieldCell(text, { target, date_order: orders[column], timeZone, fixed, isLenient: lenient.includes(column) }),
    );
  const names = cellEntries(text).flatMap((entry) => cellEntries(fixed(entry)));
  return names.length > mostRelated
    ? wrong("too-many")
    : E.right(names.length === 0 ? {} : { named: { key, text: shownCell(text), names } });
};

/** Whether a target is a single line of text, which may begin like a formula. */
const isLine = (id: string): boolean => id === "name" || (isWrittenField(id) && !holdsTexts(id));

/** Reads one filled cell for its target. */
export const readCell = (target: ImportTarget, written: string, column: number, reading: RowReading, isFormula: boolean): Read => {
  if (written.length > importLimits.cell) return wrong("too-long");
  if (unreadable.test(written)) return wrong("unreadable");
  if (isFormula || (formula.test(written) && !isLine(target.id))) return wrong("formula");
  const text = plainCell(written);
  switch (target.id) {
    case "name": {
      const parts = nameParts(normalLine(text));
      return parts.first_name.length > longestName || parts.last_name.length > longestName ? wrong("too-long") : E.right(parts);
    }
    case "email":
      return readAddresses(text, importEmail, "email", "bad-email");
    case "mobile":
      return readAddresses(text, (entry) => importPhone(entry, reading.options.country), "mobile", "bad-mobile");
    case "tags":
      return cellEntries(text).length > longestTags ? wrong("too-many") : E.right({ tags: tagsNormalize(cellEntries(text)) });
    case "con_id":
      return /^\d{1,15}$/.test(text.trim()) ? E.right({ con_id: Number(text) }) : wrong("bad-number");
    default:
      return isWrittenField(target.id) ? readLine(target.id, text) : readOwnField(target, text, column, reading);
  }
};
