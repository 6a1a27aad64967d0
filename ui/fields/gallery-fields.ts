import { builtInFields } from "../../core/fields/built-in-fields.rule.ts";
import type { FieldSchema, StoredField } from "../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import { plainField } from "../../core/fields/plain-field.rule.ts";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { translateNow } from "../i18n/translate-now.ts";
import type { WordsContext } from "./field-words.ts";

const field = (
  id: number,
  name: string,
  label: string,
  type: FieldType,
  section = "",
  values: readonly string[] | null = null,
): StoredField => ({
  ...plainField({ name, label, type, section, values, order: id, is_event: false, editable: true, form_hidden: false, required: false }),
  id,
  version: 1,
  deleted_at: null,
});

/** Custom fields of the gallery, one of each type. */
export const gallerySchema: FieldSchema = {
  built_in: builtInFields,
  sections: [
    { slug: "", title: "" },
    { slug: "work", title: "Work" },
  ],
  fields: [
    field(1, "birthday", "Birthday", "date"),
    field(2, "about", "About", "textarea"),
    field(3, "job_title", "Job title", "string", "work"),
    field(4, "skills", "Skills", "list", "work", ["Sales", "Service", "Safety"]),
    field(5, "years_here", "Years with us", "int", "work"),
    field(6, "remote", "Works remotely", "bool", "work"),
    field(7, "assistant_email", "Assistant's email", "email", "work"),
    field(8, "badge", "Badge number", "id_number", "work"),
    field(9, "recruited_by", "Recruited by", "related_contacts", "work"),
    { ...field(10, "tax_number", "Tax number", "secret", "work"), access: "admin" },
    field(11, "next_review", "Next review", "time", "work"),
    field(12, "portrait", "Portrait", "image", "work"),
    { ...field(13, "boat", "Boat", "related_custom_object", "work"), custom_object_id: 3 },
  ],
};

/** The field values of the gallery's contact. */
export const galleryValues: Readonly<Record<string, unknown>> = {
  birthday: "1985-12-10",
  about: "Joined us at the boat show.\nLikes short lessons on the phone.",
  job_title: "Harbor pilot",
  skills: ["Sales", "Knots"],
  years_here: 1200,
  remote: true,
  assistant_email: ["front.desk@harbor.example"],
  badge: "HL-10001",
  recruited_by: [2, 99],
  tax_number: "••••",
  next_review: 1_782_914_400,
  boat: 12,
};

export const galleryWords: WordsContext = {
  text: translateNow(fieldValuesText),
  language: "en",
  timeZone: "America/New_York",
  names: new Map([[2, { con_id: 2, name: "José Álvarez", photo: null }]]),
};
