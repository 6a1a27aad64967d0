import type { FieldType } from "../fields/field-type.model.ts";
import { secretMask } from "../fields/secret.rule.ts";
import { EpochSeconds } from "../kernel/dates.ts";
import { wallTextAt } from "../kernel/wall-clock.ts";
import { recordOfFact } from "./fact-records.rule.ts";

const longest = 500;

/**
 * Lookups needed to put facts into words.
 * @property typeOf of custom fields by their key
 * @property filterWords a filter of contacts as a sentence; null if it cannot be read
 */
export type WordsOfFacts = {
  readonly timeZone: string;
  readonly typeOf: (field: string) => FieldType | undefined;
  readonly filterWords: (document: unknown) => string | null;
  /** the name of a record; null if it is deleted */
  readonly nameOf: (type: string, id: string) => string | null;
};

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const plain = (name: string, value: unknown, facts: WordsOfFacts): string => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((inner) => plain(name, inner, facts)).join(", ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${plain(key, inner, facts)}`)
      .join("; ");
  const record = recordOfFact(name, value, facts.typeOf);
  const text = value === null ? "" : String(value);
  if (record !== null) return facts.nameOf(record.type, record.id) ?? text;
  return name === "status" ? text.replaceAll("_", " ") : text;
};

const isPicture = (value: unknown): boolean => typeof value === "string" && value.startsWith("data:image/");

/**
 * A fact in words: records by name, times in the organisation's time zone, filters as sentences, pictures without their content.
 * @param name custom fields as `fields.{key}`
 */
export const factWords = (name: string, value: unknown, facts: WordsOfFacts): string => {
  const { timeZone, typeOf, filterWords } = facts;
  const type = name.startsWith("fields.") ? typeOf(name.slice("fields.".length)) : undefined;
  if (name === "filters") return filterWords(value) ?? secretMask;
  if (type === "image" || isPicture(value)) return "Picture";
  if ((type === "time" || name.endsWith("_at")) && EpochSeconds.is(value)) return wallTextAt(value, timeZone).replace("T", " ");
  return shortened(plain(name, value, facts));
};
