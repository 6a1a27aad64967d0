import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { saveOutcome } from "../kernel/saver.rule.ts";
import { makeSaver } from "../kernel/saver.service.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { token } from "../kernel/token.ts";
import { makeWatchedById } from "../kernel/watched-by-id.ts";
import { NoteDraft, type NoteWriting } from "./note-draft.model.ts";
import { editableNote, type NoteValues } from "./note-edit-fields.rule.ts";
import { ContactNote } from "./note.model.ts";
import type { ContactNotes } from "./notes.port.ts";

/** Writes notes about one contact: each page keeps its draft on the device until it is stored, and a retry creates no duplicate. */
export type NoteWriter = {
  readonly state$: Observable<NoteWriting>;
  readonly latest: () => NoteWriting;
  readonly type: (text: string) => void;
  /** @returns the note once it is stored, null when nothing was added */
  readonly add: () => Promise<ContactNote | null>;
};

/** Returns the note writer of a contact, shared by all callers while it is subscribed to or has unsaved text. */
export type NoteWriters = { readonly of: (contact: number) => NoteWriter };
export const NoteWriters = token<NoteWriters>("contacts.note-writers");

type Deps = {
  readonly store: Pick<ContactNotes, "add" | "edit">;
  readonly ids: Ids;
  /** device storage of the current user */ readonly storage: DeviceStorage;
};

const prefix = "note-typing:";
/** The text typed after the sent one. */
const restAfter = (typed: string, sent: string): string => (typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed);

/**
 * A draft that a page on this device left unsaved.
 * @property at its storage key, `kept` its stored text
 */
const begunOf = (
  storage: DeviceStorage,
  place: string,
  ids: Ids,
): { readonly at: string; readonly kept: string; readonly draft: NoteDraft } | null => {
  const at = storage.keys().findLast((key) => key === place || key.startsWith(`${place}:`));
  const kept = at === undefined ? null : storage.get(at);
  if (at === undefined || kept === null) return null;
  return { at, kept, draft: readStored(NoteDraft, kept) ?? { key: ids.uuid(), text: kept, sent: [] } };
};

const makeNoteWriter = (contact: number, { store, ids, storage }: Deps): NoteWriter => {
  const place = prefix + contact;
  /** Each page has its own storage key, so that pages open at the same time do not overwrite each other's drafts. */
  const own = `${place}:${ids.uuid()}`;
  let begun = begunOf(storage, place, ids);
  let draft: NoteDraft = begun?.draft ?? { key: ids.uuid(), text: "", sent: [] };
  const state = new BehaviorSubject<NoteWriting>({ typed: draft.text, isAdding: false, failure: null });
  const put = (change: Partial<NoteWriting>): void => state.next({ ...state.value, ...change });
  /** A draft begun in another page is moved here; if it was changed there meanwhile, both are kept. */
  const takeOver = (): void => {
    if (begun !== null && storage.get(begun.at) === begun.kept) storage.remove(begun.at);
    begun = null;
  };
  let kept: string | null = null;
  const keep = (next: NoteDraft): void => {
    draft = next;
    takeOver();
    kept = next.text === "" && next.sent.length === 0 ? null : JSON.stringify(next);
    if (kept === null) storage.remove(own);
    else storage.set(own, kept);
    put({ typed: next.text });
  };
  /** Whether another page took over this draft and its idempotency key. */
  const isTaken = (): boolean => kept !== null && storage.get(own) !== kept && draft.sent.length === 0;
  const refused = (failure: Failure): null => {
    if (failure.tag === "conflict") keep({ ...draft, key: ids.uuid(), sent: [] });
    put({ isAdding: false, failure });
    return null;
  };
  /**
   * Stores a text as one note under the key of its draft. A conflict with another user's change to the note created from this text counts
   * as stored.
   */
  const stored = async (body: string): Promise<E.Either<Failure, ContactNote>> => {
    const saver = makeSaver<ContactNote, NoteValues, "body">({
      of: editableNote,
      start: { key: draft.key, base: null, typed: { body }, sent: draft.sent.map((text) => ({ body: text })) },
      send: ({ key, base, values }) =>
        base === null ? store.add(contact, values.body, key) : store.edit(base.id, values.body, base.version),
      read: ContactNote.is,
      // Texts sent before stay in the draft while the created note is corrected: after a page load it is requested by its key again.
      keep: (next) => {
        if (next !== null) keep({ ...draft, key: next.key, sent: next.base === null ? next.sent.map((one) => one.body) : draft.sent });
      },
      newKey: ids.uuid,
      isOwn: (note, sent, isAgain) => isAgain || sent.some((one) => one.body === note.body),
    });
    return saveOutcome(await saver.save());
  };
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    type: (text) => {
      keep((text.trim() === "" && !state.value.isAdding) || isTaken() ? { key: ids.uuid(), text, sent: [] } : { ...draft, text });
      put({ failure: null });
    },
    add: async () => {
      const typed = draft.text;
      const body = typed.trim();
      if (body === "" || state.value.isAdding) return null;
      put({ isAdding: true, failure: null });
      const note = await stored(body);
      if (E.isLeft(note)) return refused(note.left);
      keep({ key: draft.key, text: restAfter(draft.text, typed), sent: [] });
      draft = { ...draft, key: ids.uuid() };
      if (draft.text !== "") keep(draft);
      put({ isAdding: false });
      return note.right;
    },
  };
};

/** Note writers, one for each contact. */
export const makeNoteWriters = (deps: Deps): NoteWriters => {
  const writers = makeWatchedById<NoteWriter>((contact, watch) => {
    const writer = makeNoteWriter(contact, deps);
    const isBusy = (): boolean => writer.latest().isAdding || writer.latest().typed !== "";
    return { value: { ...writer, state$: watch(writer.state$) }, isBusy, close: () => undefined };
  });
  return { of: writers.open };
};
