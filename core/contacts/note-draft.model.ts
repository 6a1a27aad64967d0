import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";

/** A note that is being written. `key` names its attempt; `sent`: what was sent under it without an answer. */
export const NoteDraft = t.type({ key: t.string, text: t.string, sent: t.readonlyArray(t.string) }, "NoteDraft");
export type NoteDraft = t.TypeOf<typeof NoteDraft>;

/** A note that is being changed, and the version on which. `sent`: what was sent on it without an answer. */
export const NoteEdit = t.type({ body: t.string, version: t.number, sent: t.readonlyArray(t.string) }, "NoteEdit");
export type NoteEdit = t.TypeOf<typeof NoteEdit>;

/** What is typed, and where adding it stands. */
export type NoteWriting = { readonly typed: string; readonly isAdding: boolean; readonly failure: Failure | null };
