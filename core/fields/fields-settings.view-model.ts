import { type Failure, type FieldErrors, failureMessage } from "../kernel/failure.ts";
import {
  type FieldArrangement,
  type FieldChange,
  type FieldSchema,
  type FieldUsage,
  type NewField,
  StoredField,
} from "./field-schema.model.ts";
import type { FieldSection } from "./field.model.ts";

/** The open window of the field settings; `field` and `section` are null for new ones. */
export type FieldsWindow =
  | { readonly tag: "field"; readonly field: StoredField | null; readonly section: string }
  | { readonly tag: "section"; readonly section: FieldSection | null }
  | { readonly tag: "convert"; readonly field: StoredField }
  | { readonly tag: "remove"; readonly field: StoredField; readonly usage: FieldUsage };

/** The window to open before a field is deleted; null where it is unused and deleted at once. */
export const removalWindow = (field: StoredField, usage: FieldUsage): FieldsWindow | null =>
  usage.contacts + usage.groups.length === 0 ? null : { tag: "remove", field, usage };

/** The form of a field after its save was refused. */
export type RefusedForm = {
  /** the stored field that the form continues with */
  readonly field: StoredField | null;
  readonly errors: FieldErrors;
  readonly problem: string | null;
  /** whether it was a version conflict */
  readonly isConflict: boolean;
};

/**
 * What the form shows after a refusal: errors beside their inputs, another user's version in place of the edited one, or the message.
 * @param field the edited field, null for a new one
 */
export const refusedForm = (failure: Failure, field: StoredField | null): RefusedForm => {
  switch (failure.tag) {
    case "invalid":
      return { field, errors: failure.errors, problem: null, isConflict: false };
    case "conflict":
      return { field: StoredField.is(failure.current) ? failure.current : field, errors: {}, problem: failure.message, isConflict: true };
    default:
      return { field, errors: {}, problem: failureMessage(failure), isConflict: false };
  }
};

/** The change of a stored field from its form, without type and bucket. */
export const changeOfForm = (form: NewField, { version }: Pick<StoredField, "version">): FieldChange => {
  const { type: _, bucket_id: __, key: ___, ...change } = form;
  return { ...change, version };
};

/** The new position of a moved field. */
export type MovedField = {
  readonly field: StoredField;
  /** from 1 */
  readonly place: number;
  /** title of its section; "" for the default one */
  readonly section: string;
};

/** The position of a field after an arrangement was stored; null where it is in none of the sections. */
export const movedField = (asked: FieldArrangement, stored: Pick<FieldSchema, "fields" | "sections">, id: number): MovedField | null => {
  const section = asked.sections.find(({ fields }) => fields.includes(id));
  const field = stored.fields.find((one) => one.id === id);
  if (section === undefined || field === undefined) return null;
  return { field, place: section.fields.indexOf(id) + 1, section: stored.sections.find(({ slug }) => slug === section.slug)?.title ?? "" };
};
