import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { UnsavedEdit } from "./contact-record.model.ts";

const prefix = "contact-edit:";

/** Unsaved changes to contacts, kept on this device until they are stored. */
export type UnsavedEdits = {
  readonly of: (id: number) => UnsavedEdit | null;
  readonly keep: (id: number, edit: UnsavedEdit | null) => void;
  /** ids of contacts with unsaved changes */
  readonly ids: () => readonly number[];
};

/** @param storage device storage of the current user */
export const makeUnsavedEdits = (storage: DeviceStorage): UnsavedEdits => ({
  of: (id) => readStored(UnsavedEdit, storage.get(prefix + id)),
  keep: (id, edit) => {
    if (edit === null) storage.remove(prefix + id);
    else storage.set(prefix + id, JSON.stringify(edit));
  },
  ids: () => storage.keys().flatMap((key) => (/^contact-edit:\d+$/.test(key) ? [Number(key.slice(prefix.length))] : [])),
});
