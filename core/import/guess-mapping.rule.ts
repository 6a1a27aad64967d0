import { holdsTexts } from "../contacts/contact-field-kinds.rule.ts";
import { contactField, type WrittenField, writtenFields } from "../contacts/contact-fields.model.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { type ImportMapping, type ImportTarget, skipTarget } from "./import-mapping.model.ts";
import type { ImportColumn } from "./import.model.ts";

const synonyms: Readonly<Record<string, readonly string[]>> = {
  first_name: ["first name", "firstname", "first", "given name", "given", "forename", "vorname", "prenom", "nombre"],
  last_name: ["last name", "lastname", "last", "surname", "family name", "family", "nachname", "nom", "apellido", "apellidos"],
  name: ["name", "full name", "fullname", "contact", "contact name", "person", "display name"],
  email: ["email", "e mail", "email address", "mail", "email 1", "email1", "primary email", "work email", "correo", "courriel", "emails"],
  mobile: [
    "mobile",
    "phone",
    "phone number",
    "mobile phone",
    "mobile number",
    "cell",
    "cell phone",
    "telephone",
    "tel",
    "phone 1",
    "telefono",
    "telefon",
    "handy",
    "mobiles",
  ],
  tags: ["tags", "tag", "labels", "label", "keywords"],
  con_id: ["con id", "contact id", "cygnet id"],
};

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(synonyms).flatMap(([id, words]) => words.map((word) => [word, id] as const)),
);

const lists: ReadonlySet<string> = new Set(writtenFields.filter(holdsTexts));

const looksLikeEmails = ({ samples }: ImportColumn): boolean =>
  samples.length > 0 && samples.every((sample) => isEmail(normalEmail(sample)));
const looksLikePhones = ({ samples }: ImportColumn): boolean =>
  samples.length > 0 &&
  samples.every(
    (sample) =>
      /^\+?[\d\s().-]{7,20}$/.test(sample) && sample.replace(/\D/g, "").length >= 7 && !/^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}$/.test(sample),
  );

/**
 * Guesses the target of each column: by its name in any of several languages, by the label or key of a custom field, or by its samples; a
 * target taken by an earlier column is skipped, except for lists.
 */
export const guessMapping = (columns: readonly ImportColumn[], targets: readonly ImportTarget[]): ImportMapping => {
  const labels = new Map(
    targets.flatMap(({ id, label }) => [[plain(label), id] as const, [plain(id.replace(/^field:/, "")), id] as const]),
  );
  const taken = new Set<string>();
  return columns.map((column) => {
    const word = plain(column.name);
    const guess =
      byWord.get(word) ?? labels.get(word) ?? (looksLikeEmails(column) ? "email" : looksLikePhones(column) ? "mobile" : skipTarget);
    const isFree =
      targets.some(({ id }) => id === guess) &&
      (lists.has(guess) || !taken.has(guess)) &&
      !(guess === "name" && (taken.has("first_name") || taken.has("last_name")));
    if (!isFree) return skipTarget;
    taken.add(guess);
    return guess;
  });
};

/** The error of a mapping, or null: it must identify a contact, and map two columns to the same target only for lists. */
export const mappingProblem = (mapping: ImportMapping): string | null => {
  if (!["first_name", "last_name", "name", "email", "mobile", "con_id"].some((id) => mapping.includes(id)))
    return "Choose a column for a name, an email or a mobile";
  const twice = mapping.find((id, at) => id !== skipTarget && !lists.has(id) && mapping.indexOf(id) !== at);
  return twice === undefined ? null : "Two columns fill the same field";
};

const writtenTarget = (id: WrittenField): ImportTarget => ({
  id,
  label: contactField(id).label,
  type: contactField(id).type,
  values: null,
});
const fullName: ImportTarget = { id: "name", label: "Full name", type: "string", values: null };

/** The main fields that every import can fill, before custom ones; the full name follows first and last name. */
export const mainTargets: readonly ImportTarget[] = [
  ...writtenFields.flatMap((id) => (id === "last_name" ? [writtenTarget(id), fullName] : [writtenTarget(id)])),
  { id: "con_id", label: "Contact ID", type: "int", values: null },
];

/** Whether a cell is a value rather than a column name: an email address, a number or a date. */
export const holdsValue = (cell: string): boolean => isEmail(normalEmail(cell)) || /^[+-]?[\d\s().,/:-]{3,}$/.test(cell.trim());

/** The number of cells that are known field names. */
export const knownWords = (cells: readonly string[], labels: readonly string[]): number => {
  const known = new Set(labels.map(plain));
  return cells.filter((cell) => byWord.has(plain(cell)) || known.has(plain(cell))).length;
};

/**
 * Whether a row looks like a header: it has a known field name, or more than half of its cells are filled, all with different texts that
 * are no values.
 */
export const looksLikeHeader = (first: readonly string[], labels: readonly string[]): boolean => {
  if (knownWords(first, labels) > 0) return true;
  const filled = first.filter((cell) => cell.trim() !== "");
  return (
    filled.length > 0 && !filled.some(holdsValue) && new Set(filled.map(plain)).size === filled.length && filled.length * 2 > first.length
  );
};

/** Column names: those of the header, numbered if repeated, or the column's number if there is none. */
export const columnNames = (header: readonly string[] | null, width: number): readonly string[] => {
  const used = new Map<string, number>();
  return Array.from({ length: width }, (_, at) => {
    const name = (header?.[at] ?? "").trim().replace(/\s+/g, " ").slice(0, 100) || `Column ${at + 1}`;
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
};
