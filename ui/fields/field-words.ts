import type { NamedContact } from "../../core/contacts/contact-names.model.ts";
import { fieldOptionLabel } from "../../core/fields/field-options.rule.ts";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import type { Field } from "../../core/fields/field.model.ts";
import type { fieldValuesText } from "../i18n/en/field-values.ts";
import { numberFormat } from "../i18n/formats.ts";
import type { Say } from "../i18n/text-types.ts";
import { datesIn } from "../i18n/use-dates.ts";

/** The context for putting values into words. */
export type WordsContext = {
  readonly text: Say<typeof fieldValuesText.texts>;
  readonly language: string;
  readonly timeZone: string;
  readonly names: ReadonlyMap<number, NamedContact>;
};

type Words = (value: unknown, field: Field, context: WordsContext) => string;

const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const plain: Words = (value) => many(value).map(String).join(", ");

const date: Words = (value, _field, { language }) => {
  const at = new Date(`${String(value)}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? String(value) : datesIn(language, "UTC").at(at.getTime() / 1000, { dateStyle: "medium" });
};

const time: Words = (value, _field, { language, timeZone }) =>
  typeof value === "number" ? datesIn(language, timeZone).at(value, { dateStyle: "medium", timeStyle: "short" }) : String(value);

/** The words for values of each type. */
const words: Readonly<Record<FieldType, Words>> = {
  int: (value, _field, { language }) => (typeof value === "number" ? numberFormat(language, {}).format(value) : String(value)),
  bool: (value, _field, { text }) => text(value === true ? "yes" : "no"),
  string: plain,
  textarea: plain,
  email: plain,
  date,
  time,
  list: (value, field) =>
    many(value)
      .map((choice) => fieldOptionLabel(field.values, String(choice)))
      .join(", "),
  related_contacts: (value, _field, { names, text }) =>
    many(value)
      .map((id) => names.get(Number(id))?.name ?? text("people.unknown", { id: String(id) }))
      .join(", "),
  image: (_value, field) => field.label,
  id_number: plain,
  secret: plain,
  related_custom_object: (value, _field, { text }) => text("record.reference", { id: String(value) }),
};

/** A field's value in words; empty without a value. */
export const fieldWords = (field: Field, value: unknown, context: WordsContext): string =>
  value === null || value === undefined || value === "" ? "" : words[field.type](value, field, context);
