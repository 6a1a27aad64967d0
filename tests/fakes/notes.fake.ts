import * as E from "fp-ts/lib/Either.js";
import type { Role } from "../../core/access/role.model.ts";
import { contactLimits } from "../../core/contacts/contact-query.model.ts";
import { contactRefusals } from "../../core/contacts/contact-refusals.ts";
import { acceptedNote, decideNewNote, type EarlierNote } from "../../core/contacts/decide-new-note.rule.ts";
import { decideNoteChange, decideNoteDeletion, decideNoteRestoration } from "../../core/contacts/decide-note-change.rule.ts";
import { foundNote, noteFor } from "../../core/contacts/find-note.rule.ts";
import type { NoteWrite, StoredNote } from "../../core/contacts/note-write.model.ts";
import type { ContactNote } from "../../core/contacts/note.model.ts";
import type { ContactNotes } from "../../core/contacts/notes.port.ts";
import type { Decision } from "../../core/kernel/decision.ts";
import { type Failure, notFound } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import type { ContactStoreFake } from "./contact-store.fake.ts";

const rows = contactLimits.defaultRows;

/** A user who reads and writes notes; an owner unless told otherwise. */
type Writer = { readonly id: number; readonly name: string; readonly role?: Role };

export type ContactNotesFake = ContactNotes & {
  /** The same notes for another user. */
  readonly as: (writer: Writer) => ContactNotes;
};

/**
 * Notes about the contacts of a store in memory; every write is decided by the rules that the server asks.
 * @param now epoch seconds
 */
export const makeContactNotesFake = (store: Pick<ContactStoreFake, "all">, now: () => number, author: Writer): ContactNotesFake => {
  const kept = new Map<number, StoredNote>();
  const attempts = new Map<string, number>();
  const names = new Map<number, string>();
  const contactName = (id: number): string | undefined => store.all().find(({ con_id }) => con_id === id)?.name;
  const editorOf = ({ editor_id, author_id }: StoredNote): string | null =>
    editor_id === null || editor_id === author_id ? null : (names.get(editor_id) ?? null);
  const read = (id: number): StoredNote | null => {
    const note = kept.get(id);
    const contact = note === undefined ? undefined : contactName(note.con_id);
    return note === undefined || contact === undefined ? null : { ...note, contact, editor: editorOf(note) };
  };
  const inUse = (): readonly StoredNote[] =>
    [...kept.keys()]
      .map(read)
      .filter((note) => note !== null)
      .filter(({ deleted_at }) => deleted_at === null)
      .toSorted((a, b) => b.created_at - a.created_at || b.id - a.id);
  const madeBy = (key: string | undefined): EarlierNote | null => {
    const id = key === undefined ? undefined : attempts.get(key);
    return id === undefined ? null : { note: read(id) };
  };

  const as = ({ id: user_id, name, role = "owner" }: Writer): ContactNotes => {
    const actor = { user_id, role };
    names.set(user_id, name);
    const decided = (id: number, decide: (stored: StoredNote | null) => Decision<NoteWrite>): E.Either<Failure, ContactNote> => {
      const decision = decide(read(id));
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) kept.set(id, decision.right.note);
      return foundNote(read(id), actor);
    };
    return {
      of: (contact) => async () =>
        contactName(contact) === undefined
          ? E.left(notFound(contactRefusals.no_contact))
          : E.right(
              inUse()
                .filter(({ con_id }) => con_id === contact)
                .map((note) => noteFor(actor, note)),
            ),
      all: (page, search) => async () => {
        const found = inUse()
          .filter(({ body }) => body.toLowerCase().includes(search.trim().toLowerCase()))
          .map((note) => noteFor(actor, note));
        return E.right({
          results: found.slice((page - 1) * rows, page * rows),
          page,
          pages: pagesFor(found.length, rows),
          count: found.length,
        });
      },
      add: (contact, body, key) => async () => {
        const accepted = acceptedNote(body);
        if (E.isLeft(accepted)) return accepted;
        const earlier = madeBy(key);
        const decision = decideNewNote(
          { earlier, con_id: contact, hasContact: contactName(contact) !== undefined, body: accepted.right },
          { actor, now: now() },
        );
        if (E.isLeft(decision)) return decision;
        if (decision.right === null) return foundNote(earlier?.note ?? null, actor);
        const id = kept.size + 1;
        if (key !== undefined) attempts.set(key, id);
        kept.set(id, { ...decision.right.row, id, contact: "", author: name, editor_id: null, editor: null, version: 1 });
        return foundNote(read(id), actor);
      },
      edit: (id, body, version) => async () => {
        const accepted = acceptedNote(body);
        return E.isLeft(accepted)
          ? accepted
          : decided(id, (stored) => decideNoteChange(stored, { body: accepted.right, version }, { actor, now: now() }));
      },
      remove: (id) => async () => decided(id, (stored) => decideNoteDeletion(stored, { actor, now: now() })),
      restore: (id) => async () => decided(id, (stored) => decideNoteRestoration(stored, { actor, now: now() })),
    };
  };
  return { ...as(author), as };
};
