import type { StaffActor } from "../access/actor.model.ts";
import type { ContactNote } from "./contact-note.model.ts";

/**
 * A note as it is stored.
 * @property editor_id the user who changed it last; null while nobody has
 * @property deleted_at epoch seconds; null while the note is in use
 */
export type StoredNote = Omit<ContactNote, "editable"> & { readonly editor_id: number | null; readonly deleted_at: number | null };

/**
 * What a decision about a note depends on beside the note.
 * @property actor the user who writes
 * @property now epoch seconds
 */
export type NoteContext = { readonly actor: Pick<StaffActor, "user_id" | "role">; readonly now: number };

/** What the audit log of the contact gets of a write; null where there is no note before or after it. */
export type NoteAudit = {
  readonly action: "note.create" | "note.update" | "note.delete" | "note.restore";
  readonly before: { readonly note: string } | null;
  readonly after: { readonly note: string } | null;
};

/**
 * A write of a stored note.
 * @property note the whole note after the write; the name of its editor follows from the store
 */
export type NoteWrite = { readonly note: StoredNote; readonly audit: NoteAudit };
