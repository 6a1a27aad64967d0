import * as t from "io-ts";
import type { Ids } from "../kernel/ids.port.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { editsOf, FieldEdits, fieldFormOf } from "./field-draft.rule.ts";
import type { StoredField } from "./field-schema.model.ts";

/** The draft of a field. `attempt`: idempotency key of creating a new one. */
const FieldDraft = t.type({ attempt: t.string, edits: FieldEdits }, "FieldDraft");
export type FieldDraft = t.TypeOf<typeof FieldDraft>;

/**
 * Keeps drafts of fields on the device until they are stored or discarded. Only changes are kept, so that changes of other users are not
 * overwritten.
 */
export type FieldDrafts = {
  /** The draft of an earlier visit, without changes stored since. */
  readonly begin: (field: StoredField | null, section: string) => FieldDraft;
  readonly keep: (field: StoredField | null, draft: FieldDraft) => void;
  readonly forget: (field: StoredField | null) => void;
  /** Replaces the idempotency key of a new field, where the field created under it was deleted. */
  readonly renew: () => void;
};

const placeOf = (field: StoredField | null): string => `field-typing:${field?.id ?? "new"}`;

export const makeFieldDrafts = ({ storage, ids }: { readonly storage: DeviceStorage; readonly ids: Ids }): FieldDrafts => {
  const kept = (place: string): FieldDraft | null => readStored(FieldDraft, storage.get(place));
  const forget = (field: StoredField | null): void => storage.remove(placeOf(field));
  const keep = (field: StoredField | null, draft: FieldDraft): void => {
    if (Object.keys(draft.edits).length === 0) forget(field);
    else storage.set(placeOf(field), JSON.stringify(draft));
  };
  return {
    begin: (field, section) => {
      const draft = kept(placeOf(field));
      if (draft === null) return { attempt: ids.uuid(), edits: {} };
      const begun = fieldFormOf(field, section);
      const still: FieldDraft = { ...draft, edits: editsOf(begun, { ...begun, ...draft.edits }) };
      keep(field, still);
      return still;
    },
    keep,
    forget,
    renew: () => {
      const draft = kept(placeOf(null));
      if (draft !== null) keep(null, { ...draft, attempt: ids.uuid() });
    },
  };
};
