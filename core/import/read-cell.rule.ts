import * as E from "fp-ts/lib/Either.js";
import { longestFieldValue } from "../contacts/custom-values.rule.ts";
import { offeredOptions } from "../fields/field-options.rule.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import { storedFieldValue } from "../fields/field-value.rule.ts";
import { isOneChoice } from "../fields/one-choice.rule.ts";
import { instantOf } from "../kernel/wall-clock.ts";
import { cellEntries } from "./cell-entries.rule.ts";
import { importDate } from "./import-date.rule.ts";
import { importEmail } from "./import-email.rule.ts";
import type { DateOrder, ImportTarget } from "./import-mapping.model.ts";
import type { ImportCause } from "./import-plan.model.ts";

/**
 * How the cells of a column are read.
 * @property fixed applies the corrections to an entry
 * @property isLenient whether unknown choices are left out
 */
export type CellReading = {
  readonly target: ImportTarget;
  readonly date_order: DateOrder | undefined;
  readonly timeZone: string;
  readonly fixed: (entry: string) => string;
  readonly isLenient: boolean;
};

/** Why a cell cannot be read; `value` if only part of the cell is invalid. */
export type CellProblem = { readonly cause: ImportCause; readonly value?: string };

type Read = E.Either<CellProblem, unknown>;
type ReadText = (text: string, reading: CellReading) => Read;

const mostListed = 100;
const wrong = (cause: ImportCause): Read => E.left({ cause });
const orWrong = (cause: ImportCause) => E.fromNullable<CellProblem>({ cause });

const flags: ReadonlyMap<string, boolean> = new Map([
  ...["true", "yes", "y", "1", "x", "on"].map((word) => [word, true] as const),
  ...["false", "no", "n", "0", "off", "-"].map((word) => [word, false] as const),
]);

/** Parses a boolean word; null if it is unknown. */
export const flagOf = (text: string): boolean | null => flags.get(text.trim().toLowerCase()) ?? null;

const readInteger: ReadText = (text) => {
  const plain = text
    .trim()
    .replace(/^([+-]?\d{1,3}(?:[,\s\u00a0']\d{3})+|[+-]?\d+)(?:\.0+)?$/, "$1")
    .replace(/[,\s\u00a0']/g, "");
  return /^[+-]?\d{1,15}$/.test(plain) ? E.right(Number(plain) + 0) : wrong("bad-number");
};

const clock = /[T\s](\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:([ap])\.?m\.?|(z|utc))?$/i;

/** Reads a time in the organisation's time zone, or in UTC if the text says so. */
const readTime: ReadText = (text, { date_order, timeZone }) => {
  const written = text.trim();
  const date = importDate(written.replace(/[T\s]\d{1,2}:\d{2}.*$/, ""), date_order);
  const [said, hours = "0", minutes = "00", seconds = "00", half, zone] = clock.exec(written) ?? [];
  if (date === null || (said === undefined && written.includes(":"))) return wrong("bad-date");
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return wrong("bad-date");
  return E.right(instantOf(date, `${String(hour).padStart(2, "0")}:${minutes}`, zone === undefined ? timeZone : "UTC") + Number(seconds));
};

const readEmails: ReadText = (text) => {
  const addresses = cellEntries(text).map(importEmail);
  return addresses.length > 0 && addresses.every((address) => address !== null) ? E.right(addresses) : wrong("bad-email");
};

const holdsOne = ({ id }: ImportTarget): boolean => isOneChoice({ name: id.replace(/^field:/, "") });

/**
 * The choice with a label, key or synonym, regardless of case; any text if the field has no choices. A name of two users is ambiguous and
 * matches none.
 */
const readChoice = (entry: string, target: ImportTarget): string | null => {
  const { values, also = {} } = target;
  if (values === null) return entry;
  const wanted = entry.toLowerCase();
  const found = offeredOptions(values).filter(({ key, label }) => label.toLowerCase() === wanted || key.toLowerCase() === wanted);
  const isUnsure = found.length > 1 && holdsOne(target);
  return (Object.hasOwn(also, wanted) ? also[wanted] : isUnsure ? undefined : found[0]?.key) ?? null;
};

const readList: ReadText = (text, { target, fixed, isLenient }) => {
  const entries = cellEntries(text).flatMap((entry) => cellEntries(fixed(entry)));
  if (entries.length > (holdsOne(target) ? 1 : mostListed)) return wrong("too-many");
  const strange = isLenient ? undefined : entries.find((entry) => readChoice(entry, target) === null);
  return strange === undefined
    ? E.right([...new Set(entries.flatMap((entry) => readChoice(entry, target) ?? []))])
    : E.left({ cause: "bad-choice", value: strange });
};

const readImage: ReadText = (text) =>
  /^https?:\/\/\S+$/i.test(text.trim()) || /^data:image\/[\w.+-]+[;,]/i.test(text.trim()) ? E.right(text.trim()) : wrong("bad-value");

const plain: ReadText = (text) => E.right(text.trim());

const readers: Readonly<Record<FieldType, ReadText>> = {
  int: readInteger,
  bool: (text) => orWrong("bad-flag")(flagOf(text)),
  date: (text, { date_order }) => orWrong("bad-date")(importDate(text, date_order)),
  time: readTime,
  email: readEmails,
  list: readList,
  string: (text, { target }) => orWrong("bad-choice")(readChoice(text.trim(), target)),
  textarea: plain,
  image: readImage,
  id_number: plain,
  secret: plain,
  related_contacts: plain,
  related_custom_object: () => wrong("bad-value"),
};

/** Reads a filled cell into the stored value of a custom field; related contacts are resolved by `resolveRelated`. */
export const readFieldCell = (text: string, reading: CellReading): Read => {
  const { target } = reading;
  const read = readers[target.type](text, reading);
  if (E.isLeft(read)) return read;
  if (text.length > longestFieldValue(target)) return wrong("too-long");
  const stored = storedFieldValue(target.id, target.type, read.right);
  return stored._tag === "Some" ? E.right(stored.value) : wrong("bad-value");
};
