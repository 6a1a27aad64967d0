import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { contactRefusals } from "./contact-refusals.ts";
import { noteRefusals } from "./note-refusals.ts";
import type { NoteAudit, NoteContext, StoredNote } from "./note-write.model.ts";

/** The trimmed text of a note, or the refusal where it is empty. */
export const acceptedNote = (body: string): E.Either<Failure, string> =>
  body.trim() === "" ? E.left(invalid({ body: [noteRefusals.note_empty] })) : E.right(body.trim());

/**
 * The note that an earlier request with the same idempotency key created.
 * @property note null where its contact is no longer visible
 */
export type EarlierNote = { readonly note: StoredNote | null };

/** The row of a new note; the store assigns its id. */
export type NewNoteRow = Pick<StoredNote, "con_id" | "body" | "created_at" | "updated_at" | "deleted_at"> & { readonly author_id: number };

/** A write of a new note. */
export type NewNoteWrite = { readonly row: NewNoteRow; readonly audit: NoteAudit };

/**
 * A note to add.
 * @property earlier the note created under the same idempotency key; null for the first request
 * @property hasContact whether the user sees the contact
 * @property body in normal form
 */
export type NewNoteRequest = {
  readonly earlier: EarlierNote | null;
  readonly con_id: number;
  readonly hasContact: boolean;
  readonly body: string;
};

/**
 * Decides a new note: a retry returns the earlier note or a conflict where it was deleted, the contact is not found, or the note is
 * written.
 */
export const decideNewNote = (
  { earlier, con_id, hasContact, body }: NewNoteRequest,
  { actor, now }: NoteContext,
): Decision<NewNoteWrite> => {
  if (earlier !== null)
    return earlier.note === null || earlier.note.deleted_at !== null ? E.left(conflict(noteRefusals.note_deleted)) : E.right(null);
  if (!hasContact) return E.left(notFound(contactRefusals.no_contact));
  return E.right({
    row: { con_id, body, author_id: actor.user_id, created_at: now, updated_at: now, deleted_at: null },
    audit: { action: "note.create", before: null, after: { note: body } },
  });
};
