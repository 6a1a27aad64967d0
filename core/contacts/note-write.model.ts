import type { StaffActor } from "../access/actor.model.ts";
import type { ContactNote } from "./note.model.ts";

/**
 * A stored note.
 * @property editor_id the user who last changed it; null where it was never changed
 * @property deleted_at epoch seconds; null while the note is in use
 */
export type StoredNote = Omit<ContactNote, "editable"> & { readonly editor_id: number | null; readonly deleted_at: number | null };

/**
 * The context of a decision about a note.
 * @property actor the user who writes
 * @property now epoch seconds
 */
export type NoteContext = { readonly actor: Pick<StaffActor, "user_id" | "role">; readonly now: number };

/** Audit log entry of a write; null where no note exists before or after it. */
export type NoteAudit = {
  readonly action: "note.create" | "note.update" | "note.delete" | "note.restore";
  readonly before: { readonly note: string } | null;
  readonly after: { readonly note: string } | null;
};

/**
 * A write of a stored note.
 * @property note the whole note after the write; the store adds the editor's name
 */
export type NoteWrite = { readonly note: StoredNote; readonly audit: NoteAudit };
