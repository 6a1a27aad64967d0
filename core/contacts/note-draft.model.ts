import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";

/** A note that is being written. `key` names its attempt; `sent`: what was sent under it without an answer. */
export const NoteDraft = t.type({ key: t.string, text: t.string, sent: t.readonlyArray(t.string) }, "NoteDraft");
export type NoteDraft = t.TypeOf<typeof NoteDraft>;

/**
 * A note that is being changed.
 * @property version the version that the change is made on
 * @property base the body of that version
 * @property sent bodies of requests whose outcome is not known
 */
export const NoteEdit = t.intersection(
  [t.type({ body: t.string, version: t.number, sent: t.readonlyArray(t.string) }), t.partial({ base: t.string })],
  "NoteEdit",
);
export type NoteEdit = t.TypeOf<typeof NoteEdit>;

/** What is typed, and where adding it stands. */
export type NoteWriting = { readonly typed: string; readonly isAdding: boolean; readonly failure: Failure | null };
