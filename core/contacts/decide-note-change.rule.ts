import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict } from "../kernel/failure.ts";
import { changeableNote, noteFor } from "./find-note.rule.ts";
import { noteRefusals } from "./note-refusals.ts";
import type { NoteContext, NoteWrite, StoredNote } from "./note-write.model.ts";

/**
 * A requested change.
 * @property body in normal form
 * @property version of the note that it is based on
 */
export type NoteChangeRequest = { readonly body: string; readonly version: number };

/** The note after one more write. */
const after = (stored: StoredNote, change: Partial<StoredNote>, now: number): StoredNote => ({
  ...stored,
  ...change,
  version: stored.version + 1,
  updated_at: now,
});

/**
 * Decides a change of a note: it is not found, belongs to another user, has the requested text already, has a version conflict, or is
 * written.
 * @param stored null where there is no such note
 */
export const decideNoteChange = (
  stored: StoredNote | null,
  { body, version }: NoteChangeRequest,
  { actor, now }: NoteContext,
): Decision<NoteWrite> =>
  pipe(
    changeableNote(stored, false, actor),
    E.chain((note): Decision<NoteWrite> => {
      if (note.body === body) return E.right(null);
      if (note.version !== version) return E.left(conflict(noteRefusals.note_changed, noteFor(actor, note)));
      return E.right({
        note: after(note, { body, editor_id: actor.user_id }, now),
        audit: { action: "note.update", before: { note: note.body }, after: { note: body } },
      });
    }),
  );

/**
 * Decides a deletion, whatever the version; a deleted note is not found.
 * @param stored null where there is no such note
 */
export const decideNoteDeletion = (stored: StoredNote | null, { actor, now }: NoteContext): Decision<NoteWrite> =>
  pipe(
    changeableNote(stored, false, actor),
    E.map((note): NoteWrite => ({
      note: after(note, { deleted_at: now }, now),
      audit: { action: "note.delete", before: { note: note.body }, after: null },
    })),
  );

/**
 * Decides a restoration; a note in use is not found.
 * @param stored null where there is no such note
 */
export const decideNoteRestoration = (stored: StoredNote | null, { actor, now }: NoteContext): Decision<NoteWrite> =>
  pipe(
    changeableNote(stored, true, actor),
    E.map((note): NoteWrite => ({
      note: after(note, { deleted_at: null }, now),
      audit: { action: "note.restore", before: null, after: { note: note.body } },
    })),
  );
