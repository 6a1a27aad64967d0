import { secretMask } from "../fields/secret.rule.ts";
import { EpochSeconds } from "../kernel/dates.ts";
import { wallTextAt } from "../kernel/wall-clock.ts";
import type { FieldType } from "../fields/field-type.model.ts";

const longest = 500;

/** What words about facts need. @property typeOf of own fields by their key @property filterWords a filter of contacts as a sentence; null where it cannot be told */
export type WordsOfFacts = {
  readonly timeZone: string;
  readonly typeOf: (field: string) => FieldType | undefined;
  readonly filterWords: (document: unknown) => string | null;
};

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const plain = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (typeof value !== "object" || value === null) return value === null ? "" : String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${plain(inner)}`)
    .join("; ");
};

const isPicture = (value: unknown): boolean => typeof value === "string" && value.startsWith("data:image/");

/** A fact of the trail in words: times by the organisation's clock, filters as sentences, pictures only named. @param name own fields as `fields.{key}` */
export const factWords = (name: string, value: unknown, { timeZone, typeOf, filterWords }: WordsOfFacts): string => {
  const type = name.startsWith("fields.") ? typeOf(name.slice("fields.".length)) : undefined;
  if (name === "filters") return filterWords(value) ?? secretMask;
  if (type === "image" || isPicture(value)) return "Picture";
  if ((type === "time" || name.endsWith("_at")) && EpochSeconds.is(value)) return wallTextAt(value, timeZone).replace("T", " ");
  return shortened(plain(value));
};
