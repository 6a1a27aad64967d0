import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../kernel/failure.ts";
import { saveOutcome } from "../kernel/saver.rule.ts";
import { makeSaver } from "../kernel/saver.service.ts";
import type { Saver } from "../kernel/saver.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { token } from "../kernel/token.ts";
import { NoteEdit } from "./note-draft.model.ts";
import { editableNote, type NoteValues } from "./note-edit-fields.rule.ts";
import { ContactNote } from "./note.model.ts";
import type { ContactNotes } from "./notes.port.ts";

/** Changes to notes: a draft is kept on the device until it is stored or discarded, with the version it is based on. */
export type NoteEdits = {
  /** The unsaved text; null where there is none. */
  readonly typed: (note: ContactNote) => string | null;
  readonly type: (note: ContactNote, body: string) => void;
  /** Stores the draft. Refused as a conflict when another user changed the note since; saving again then overwrites that change. */
  readonly save: (note: ContactNote) => Promise<E.Either<Failure, ContactNote>>;
  /** Discards the draft; the response to a save in progress is dropped. */
  readonly giveUp: (note: ContactNote) => void;
};
export const NoteEdits = token<NoteEdits>("contacts.note-edits");

type Deps = { readonly store: Pick<ContactNotes, "edit">; /** device storage of the current user */ readonly storage: DeviceStorage };

type NoteSaver = Saver<ContactNote, NoteValues, "body">;

export const makeNoteEdits = ({ store, storage }: Deps): NoteEdits => {
  /** Notes with a save in progress, by id. */
  const saving = new Map<number, NoteSaver>();
  const place = ({ id }: ContactNote): string => `note-edit:${id}`;
  const kept = (note: ContactNote): NoteEdit | null => readStored(NoteEdit, storage.get(place(note)));
  const keep = (note: ContactNote, edit: NoteEdit | null): void => {
    if (edit === null) storage.remove(place(note));
    else storage.set(place(note), JSON.stringify(edit));
  };
  const begin = (note: ContactNote): NoteSaver => {
    const {
      body,
      version,
      sent,
      base = "",
    }: NoteEdit = kept(note) ?? { body: note.body, version: note.version, sent: [], base: note.body };
    const saver: NoteSaver = makeSaver({
      of: editableNote,
      start: {
        key: "",
        base: { ...note, version, body: version === note.version ? note.body : base },
        typed: { body },
        sent: sent.map((text) => ({ body: text })),
      },
      send: ({ base: on, values }) => store.edit(note.id, values.body, (on ?? note).version),
      read: ContactNote.is,
      // The draft is kept until its save has ended, even where it equals the note.
      keep: () => {
        const { typed, base: on, sent: open } = saver.latest();
        keep(note, { body: typed.body, version: (on ?? note).version, base: (on ?? note).body, sent: open.map((one) => one.body) });
      },
    });
    return saver;
  };
  return {
    typed: (note) => kept(note)?.body ?? null,
    type: (note, body) => {
      const saver = saving.get(note.id);
      if (saver === undefined) keep(note, { version: note.version, base: note.body, sent: [], ...kept(note), body });
      else saver.type({ body });
    },
    save: async (note) => {
      const saver = saving.get(note.id) ?? begin(note);
      saving.set(note.id, saver);
      const ended = await saver.save();
      if (ended.clash !== null) saver.keepMine();
      if (saving.get(note.id) === saver) saving.delete(note.id);
      const outcome = saveOutcome(ended);
      if (E.isRight(outcome) && !saver.isBusy()) keep(note, null);
      return outcome;
    },
    giveUp: (note) => {
      saving.get(note.id)?.end();
      saving.delete(note.id);
      keep(note, null);
    },
  };
};
