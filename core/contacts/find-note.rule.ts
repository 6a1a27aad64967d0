import * as E from "fp-ts/lib/Either.js";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import { mayChangeNote } from "./note-access.rule.ts";
import { noteRefusals } from "./note-refusals.ts";
import type { NoteContext, StoredNote } from "./note-write.model.ts";
import type { ContactNote } from "./note.model.ts";

const noNote: E.Either<Failure, never> = E.left(notFound(noteRefusals.no_note));

/** The note as it is returned to the user. */
export const noteFor = (
  actor: NoteContext["actor"],
  { editor_id: _editorId, deleted_at: _deletedAt, ...note }: StoredNote,
): ContactNote => ({ ...note, editable: mayChangeNote(actor, note) });

/**
 * The note that was found, deleted or not.
 * @param stored null where there is no such note
 */
export const foundNote = (stored: StoredNote | null, actor: NoteContext["actor"]): E.Either<Failure, ContactNote> =>
  stored === null ? noNote : E.right(noteFor(actor, stored));

/**
 * The note if the user may change it: not found where it is not in the requested state, forbidden to all but its author and administrators.
 * @param isDeleted whether a deleted note is requested, or one in use
 */
export const changeableNote = (
  stored: StoredNote | null,
  isDeleted: boolean,
  actor: NoteContext["actor"],
): E.Either<Failure, StoredNote> => {
  if (stored === null || (stored.deleted_at !== null) !== isDeleted) return noNote;
  return mayChangeNote(actor, stored) ? E.right(stored) : E.left(forbidden(noteRefusals.note_not_yours));
};
