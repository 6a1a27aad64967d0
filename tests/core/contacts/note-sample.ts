import type { NoteContext, StoredNote } from "../../../core/contacts/note-write.model.ts";

export const changedAt = 2_000;

/** A note of user 1 in use, at version 3, that nobody else has changed. */
export const storedNote = (values: Partial<StoredNote> = {}): StoredNote => ({
  id: 5,
  con_id: 40,
  contact: "Ada",
  body: "Called",
  author_id: 1,
  author: "Olivia",
  editor_id: null,
  editor: null,
  version: 3,
  created_at: 1_000,
  updated_at: 1_500,
  deleted_at: null,
  ...values,
});

const by = (user_id: number, role: NoteContext["actor"]["role"]): NoteContext => ({ actor: { user_id, role }, now: changedAt });

/** Writes of a user at `changedAt`. */
export const writers = { author: by(1, "user"), guest: by(1, "guest"), admin: by(2, "admin"), colleague: by(3, "user") };
