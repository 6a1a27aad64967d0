import * as E from "fp-ts/lib/Either.js";
import { holdsTexts, joinedTexts, normalLine } from "../contacts/contact-field-kinds.ts";
import {
  contactField,
  isWrittenField,
  longestName,
  mostAddresses,
  type WrittenField,
  writtenFields,
} from "../contacts/contact-fields.model.ts";
import { contactName } from "../contacts/contact-name.rule.ts";
import { tagsNormalize } from "../contacts/tag-normalize.rule.ts";
import { secretMask } from "../fields/secret.rule.ts";
import { cellEntries } from "./cell-entries.rule.ts";
import { plainCell } from "./csv-text.rule.ts";
import { columnOrder } from "./date-order.rule.ts";
import { importEmail } from "./import-email.rule.ts";
import { importLimits } from "./import-layout.model.ts";
import { type DateOrder, type ImportFix, type ImportOptions, type ImportTarget, skipTarget } from "./import-mapping.model.ts";
import { importPhone } from "./import-phone.rule.ts";
import type { ImportCause } from "./import-plan.model.ts";
import type { ImportValues, NamedPeople, ReadRow, RowProblem } from "./import-values.model.ts";
import type { ImportColumn } from "./import.model.ts";
import { nameParts } from "./name-parts.rule.ts";
import { type CellProblem, readFieldCell } from "./read-cell.rule.ts";

/**
 * How the rows of one file are read.
 * @property targets what each column fills; null: nothing
 * @property orders of the days of each column
 * @property fixes by column and text
 * @property timeZone of the organisation
 */
export type RowReading = {
  readonly targets: readonly (ImportTarget | null)[];
  readonly orders: readonly (DateOrder | undefined)[];
  readonly options: ImportOptions;
  readonly fixes: ReadonlyMap<string, string>;
  readonly timeZone: string;
};

/**
 * A record as it stands in a file.
 * @property problem why it could not be taken apart
 * @property formulas columns from 0 whose cell is a formula without a result
 */
export type RawRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly problem?: ImportCause;
  readonly formulas?: readonly number[];
};

const shown = 80;
const longestTags = 100;
const mostRelated = 50;
const formula = /^\s*=\s*[\p{L}_@"'({+\-\d]/u;
const unreadable = /(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}|\ufffd/u;

const fixKey = (column: number, text: string): string => `${column}:${text.trim()}`;

/**
 * Prepares the reading of rows: which column fills what.
 * @param columns of the file, which say how their days are written
 */
export const rowReading = (
  mapping: readonly string[],
  targets: readonly ImportTarget[],
  options: ImportOptions,
  fixes: readonly ImportFix[],
  timeZone: string,
  columns: readonly ImportColumn[] = [],
): RowReading => {
  const byId = new Map(targets.map((target) => [target.id, target]));
  return {
    targets: mapping.map((id) => (id === skipTarget ? null : (byId.get(id) ?? null))),
    orders: mapping.map((_, at) => columnOrder(columns[at]?.dates, options)),
    options,
    fixes: new Map(fixes.map(({ column, from, to }) => [fixKey(column, from), to])),
    timeZone,
  };
};

const cut = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text).replace(/[\u0000-\u001f]/g, " ");

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
  return names.length > mostRelated ? wrong("too-many") : E.right(names.length === 0 ? {} : { named: { key, text: cut(text), names } });
};

/** Lines of text may begin like a formula. */
const isLine = (id: string): boolean => id === "name" || (isWrittenField(id) && !holdsTexts(id));

const readCell = (target: ImportTarget, written: string, column: number, reading: RowReading, isFormula: boolean): Read => {
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

const joined = (all: ImportValues, part: ImportValues): ImportValues => {
  const lists = writtenFields.flatMap((field) => {
    const [held = [], more] = [all[field], part[field]];
    return typeof more === "object" && typeof held === "object" ? [[field, joinedTexts(field, held, more)]] : [];
  });
  return {
    ...all,
    ...part,
    ...Object.fromEntries(lists),
    ...(part.fields === undefined ? {} : { fields: { ...all.fields, ...part.fields } }),
  };
};

const whoOf = (values: ImportValues): string =>
  contactName({
    con_id: 0,
    first_name: values.first_name ?? "",
    last_name: values.last_name ?? "",
    email: values.email ?? [],
    mobile: values.mobile ?? [],
  }).replace(/^Contact 0$/, "");

const isSecret = (target: ImportTarget | null | undefined): boolean => target?.type === "secret";

type ReadCells = {
  readonly values: ImportValues;
  readonly con_id: number | null;
  readonly related: readonly NamedPeople[];
  readonly problems: readonly RowProblem[];
};

/** Reads each filled cell by what its column fills; problems are in the order of the columns. */
const readCells = ({ cells, formulas = [] }: RawRow, reading: RowReading): ReadCells => {
  const { targets, options, fixes } = reading;
  let values: ImportValues = {};
  let con_id: number | null = null;
  const problems: RowProblem[] = [];
  const related: NamedPeople[] = [];
  const filled = new Set<string>();
  for (const [column, target] of targets.entries()) {
    const original = cells[column] ?? "";
    const text = fixes.size === 0 || isSecret(target) ? original : (fixes.get(fixKey(column, original)) ?? original);
    const isList = target !== null && isWrittenField(target.id) && holdsTexts(target.id);
    if (target === null || text.trim() === "" || (filled.has(target.id) && !isList) || (isSecret(target) && text.trim() === secretMask))
      continue;
    filled.add(target.id);
    const read = readCell(target, text, column, reading, text === original && formulas.includes(column));
    if (E.isLeft(read)) {
      if (options.lenient?.includes(column) !== true)
        problems.push({ cause: read.left.cause, column, value: isSecret(target) ? "" : cut(read.left.value ?? text) });
      continue;
    }
    const { con_id: id, named, ...part } = read.right;
    con_id = id ?? con_id;
    if (named !== undefined) related.push({ ...named, column });
    values = joined(values, part);
  }
  return { values, con_id, related, problems };
};

/** All that is wrong with the cells of a record that was taken apart. */
export const cellProblems = (row: RawRow, reading: RowReading): readonly RowProblem[] =>
  row.problem === undefined ? readCells(row, reading).problems : [];

/** Reads one record: each filled cell by what its column fills, the first thing that is wrong with it, or null for a blank line. A column that fills what an earlier one fills adds to lists, and otherwise counts where the earlier cell is empty. What is told of a wrong row never holds a secret. */
export const readRow = (raw: RawRow, reading: RowReading): ReadRow | null => {
  const { row, cells, problem } = raw;
  const { targets, options } = reading;
  const holdsSecrets = targets.some(isSecret);
  const told = (texts: readonly string[]): string => (holdsSecrets ? "" : cut(texts.join(" ").trim()));
  const wrongRow = (found: RowProblem, values: ImportValues = {}): ReadRow => ({
    row,
    who:
      whoOf(values) ||
      cut(cells.find((cell, at) => cell.trim() !== "" && !(holdsSecrets && (problem !== undefined || isSecret(targets[at])))) ?? ""),
    tag: "wrong",
    problem: found,
  });
  if (problem !== undefined) return wrongRow({ cause: problem, column: null, value: told(cells) });
  if (cells.every((cell) => cell.trim() === "")) return null;
  if (cells.length > targets.length && cells.slice(targets.length).some((cell) => cell.trim() !== ""))
    return wrongRow({ cause: "extra-cells", column: null, value: told(cells.slice(targets.length)) });
  const { values, con_id, related, problems } = readCells(raw, reading);
  const [found] = problems;
  if (found !== undefined) return wrongRow(found, values);
  if (con_id === null && whoOf(values) === "") return wrongRow({ cause: "nobody", column: null, value: told(cells) });
  const tags = tagsNormalize([...(values.tags ?? []), ...options.tags]);
  return {
    row,
    who: whoOf(values),
    tag: "person",
    values: tags.length === 0 ? values : { ...values, tags },
    con_id,
    ...(related.length === 0 ? {} : { related }),
  };
};
