import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../kernel/failure.ts";
import { readKept } from "../kernel/kept-text.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { ContactNote } from "./contact-note.model.ts";
import type { ContactNotes } from "./contact-notes.port.ts";
import { NoteEdit } from "./note-draft.model.ts";

/** Changes to notes: what is typed is kept on the device until it is stored or given up, with the version on which it was begun. */
export type NoteEdits = {
  /** What was typed earlier and not stored, null when nothing was. */
  readonly typed: (note: ContactNote) => string | null;
  readonly type: (note: ContactNote, body: string) => void;
  /** Stores what was typed. Refused as a conflict when somebody else changed the note since; whoever has been told so saves over it by saving again. */
  readonly save: (note: ContactNote) => Promise<E.Either<Failure, ContactNote>>;
  readonly giveUp: (note: ContactNote) => void;
};
export const NoteEdits = token<NoteEdits>("contacts.note-edits");

type Deps = { readonly store: Pick<ContactNotes, "edit">; /** this user's memory on this device */ readonly storage: DeviceStorage };

export const makeNoteEdits = ({ store, storage }: Deps): NoteEdits => {
  const place = ({ id }: ContactNote): string => `note-edit:${id}`;
  const kept = (note: ContactNote): NoteEdit | null => readKept(NoteEdit, storage.get(place(note)));
  const keep = (note: ContactNote, edit: NoteEdit): void => storage.set(place(note), JSON.stringify(edit));
  const send = async (note: ContactNote, { body, version, sent }: NoteEdit): Promise<E.Either<Failure, ContactNote>> => {
    keep(note, { body, version, sent: [...sent, body.trim()] });
    const answer = await store.edit(note.id, body, version)();
    const newest = kept(note);
    if (E.isRight(answer)) {
      if (newest?.body === body) storage.remove(place(note));
      else if (newest !== null) keep(note, { ...newest, version: answer.right.version, sent: [] });
      return answer;
    }
    if (answer.left.tag !== "conflict" || !ContactNote.is(answer.left.current)) return answer;
    const { current } = answer.left;
    const next = { body: newest?.body ?? body, version: current.version, sent: [] };
    if (sent.includes(current.body)) return send(note, next);
    keep(note, next);
    return answer;
  };
  return {
    typed: (note) => kept(note)?.body ?? null,
    type: (note, body) => keep(note, { version: note.version, sent: [], ...kept(note), body }),
    save: (note) => send(note, kept(note) ?? { body: note.body, version: note.version, sent: [] }),
    giveUp: (note) => storage.remove(place(note)),
  };
};
