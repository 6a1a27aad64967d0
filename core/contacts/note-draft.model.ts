import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";

/** The draft of a new note. `key`: idempotency key; `sent`: texts sent under it without a response. */
export const NoteDraft = t.type({ key: t.string, text: t.string, sent: t.readonlyArray(t.string) }, "NoteDraft");
export type NoteDraft = t.TypeOf<typeof NoteDraft>;

/**
 * The draft of a change to a note.
 * @property version the version that the change is based on
 * @property base the body of that version
 * @property sent bodies of requests whose outcome is unknown
 */
export const NoteEdit = t.intersection(
  [t.type({ body: t.string, version: t.number, sent: t.readonlyArray(t.string) }), t.partial({ base: t.string })],
  "NoteEdit",
);
export type NoteEdit = t.TypeOf<typeof NoteEdit>;

/** The typed text and the status of adding it. */
export type NoteWriting = { readonly typed: string; readonly isAdding: boolean; readonly failure: Failure | null };
