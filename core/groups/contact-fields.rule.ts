import * as t from "io-ts";
import { contactField, contactFieldNames } from "../contacts/contact-fields.model.ts";
import { fieldOptionLabel } from "../fields/field-options.rule.ts";
import { FieldType } from "../fields/field-type.model.ts";
import { FieldValues } from "../fields/field.model.ts";
import type { EntryLabel } from "../filters/filter-describe.rule.ts";
import type { FieldTypes } from "../filters/parse-filter.rule.ts";

/** A field that a group may filter by: its name in documents, its label, its type, and its choices, if any. */
export const GroupField = t.intersection(
  [t.type({ name: t.string, label: t.string, type: FieldType }), t.partial({ values: t.union([FieldValues, t.null]) })],
  "GroupField",
);
export type GroupField = t.TypeOf<typeof GroupField>;

/** The main fields of contacts, in the order offered. */
export const contactFields: readonly GroupField[] = contactFieldNames.map((name) => ({
  name,
  label: contactField(name).label,
  type: contactField(name).type,
}));

/** The types of fields by name, for the parser of filters. */
export const fieldTypesOf = (fields: readonly GroupField[]): FieldTypes => Object.fromEntries(fields.map(({ name, type }) => [name, type]));

/**
 * Labels of field entries: the choice's label if keys are stored, otherwise the stored text. A choice that was deleted is labelled as
 * removed, an unknown related contact is not.
 */
export const entryLabelOf = (fields: readonly GroupField[]): EntryLabel => {
  const keyed = new Map(
    fields.flatMap(({ name, type, values }) =>
      values === undefined || values === null || Array.isArray(values)
        ? []
        : [[name, { values, isRelation: type === "related_contacts" }] as const],
    ),
  );
  return (field, text) => {
    const known = keyed.get(field);
    if (known === undefined || (known.isRelation && !Object.hasOwn(known.values, text))) return text;
    return fieldOptionLabel(known.values, text);
  };
};
