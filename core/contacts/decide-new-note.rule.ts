import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { contactRefusals } from "./contact-refusals.ts";
import { noteRefusals } from "./note-refusals.ts";
import type { NoteAudit, NoteContext, StoredNote } from "./note-write.model.ts";

/** The text of a note without outer white space, or the refusal where nothing is left of it. */
export const acceptedNote = (body: string): E.Either<Failure, string> =>
  body.trim() === "" ? E.left(invalid({ body: [noteRefusals.note_empty] })) : E.right(body.trim());

/**
 * What a repeated attempt (same idempotency key) made earlier.
 * @property note null where its contact is not seen any more
 */
export type EarlierNote = { readonly note: StoredNote | null };

/** The row of a new note; its id follows from the store. */
export type NewNoteRow = Pick<StoredNote, "con_id" | "body" | "created_at" | "updated_at" | "deleted_at"> & { readonly author_id: number };

/** What is written of a new note. */
export type NewNoteWrite = { readonly row: NewNoteRow; readonly audit: NoteAudit };

/**
 * A note that is to be added.
 * @property earlier what the same attempt made; null for the first
 * @property hasContact whether the user sees the contact
 * @property body in normal form
 */
export type NewNoteRequest = {
  readonly earlier: EarlierNote | null;
  readonly con_id: number;
  readonly hasContact: boolean;
  readonly body: string;
};

/** Decides a new note: its attempt made one before, whose deletion is a conflict, its contact is not found, or it is written. */
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
