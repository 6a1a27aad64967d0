import { fieldSayings } from "../kernel/failure.ts";
import type { Saying } from "../kernel/refusal.ts";
import { latestValue } from "../kernel/remote.ts";
import { editedFields, isInPlace, type EditedField, valueOfField, valuesOf } from "./contact-edit.rule.ts";
import { type AddressField, isAddressField, isLineField, isWrittenField } from "./contact-fields.model.ts";
import type { ContactRecordState, SaveProgress } from "./contact-record.model.ts";

/** The save status of one field. */
export const fieldState = (state: ContactRecordState, field: EditedField): SaveProgress => {
  if (valueOfField(state.unsaved, field) !== undefined) return state.save;
  return state.save === "saved" && state.saved.includes(field) ? "saved" : "idle";
};

/** The save status of one entry of a list; idle for an unchanged entry. */
export const entryState = (state: ContactRecordState, field: AddressField, index: number): SaveProgress => {
  const entry = state.unsaved[field]?.[index];
  return entry === undefined || latestValue(state.contact)?.[field].includes(entry) === true ? "idle" : state.save;
};

/** The error of a field, or of one of its entries. */
export const slotError = (state: ContactRecordState, field: EditedField, index: number | null): Saying | undefined => {
  if (state.failure?.tag !== "invalid" || valueOfField(state.unsaved, field) === undefined) return undefined;
  const { failure } = state;
  const own = index === null ? [] : fieldSayings(failure, `${field}.${index}`);
  const stored = latestValue(state.contact);
  const isChanged = stored !== undefined && !isInPlace(valuesOf(state.unsaved, [field]), stored);
  const isList = isWrittenField(field) && !isLineField(field);
  const entry = index === null || !isList ? undefined : state.unsaved[field]?.[index];
  const isNew = entry === undefined || stored === undefined || !isList || !stored[field].includes(entry);
  const said = own.length > 0 ? own : isChanged && isNew ? fieldSayings(failure, field) : [];
  return said.length > 1 ? { message: said.map(({ message }) => message).join(" ") } : said[0];
};

/**
 * Whether every validation error is shown beside its field.
 * @param isShown whether a field is rendered
 */
export const isSaidInPlace = (state: ContactRecordState, isShown: (field: EditedField) => boolean): boolean => {
  if (state.failure?.tag !== "invalid") return false;
  const isSaid = (refused: string): boolean =>
    editedFields(state.unsaved).some((field) => {
      if (!isShown(field)) return false;
      if (!isWrittenField(field) || !isAddressField(field)) return refused === field && slotError(state, field, null) !== undefined;
      return (state.unsaved[field] ?? []).some(
        (_, index) => (refused === field || refused === `${field}.${index}`) && slotError(state, field, index) !== undefined,
      );
    });
  const refused = Object.keys(state.failure.errors);
  return refused.length > 0 && refused.every(isSaid);
};

/** A list with one entry replaced; an emptied entry is removed. */
export const withEntry = (texts: readonly string[], index: number, text: string): readonly string[] =>
  (index >= texts.length ? [...texts, text] : texts.with(index, text)).filter((entry) => entry.trim() !== "");

/** The list with one entry reset to its stored value; an added entry is removed. */
export const withEntryBack = (texts: readonly string[], stored: readonly string[], index: number): readonly string[] => {
  const before = stored[index];
  return before === undefined || texts.includes(before) ? texts.toSpliced(index, 1) : texts.with(index, before);
};

/** Tags from a comma-separated line. */
export const tagsOf = (text: string): readonly string[] => text.split(",").filter((tag) => tag.trim() !== "");
