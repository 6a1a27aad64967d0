import * as E from "fp-ts/lib/Either.js";
import { binSeconds, type ContactLife, type DeletedContact } from "../../core/contacts/contact-life.port.ts";
import type { Contact } from "../../core/contacts/contact.model.ts";
import { noContact } from "../../core/contacts/decide-contact-change.rule.ts";
import { decideBlocking, decideDeletion, decideRestoration, isInBin, type LivingContact } from "../../core/contacts/decide-contact-life.rule.ts";
import type { ContactNote, ContactNotes } from "../../core/contacts/contact-notes.port.ts";
import { conflict, type Failure, invalid, notFound } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import type { ContactStoreFake } from "./contact-store.fake.ts";

const rows = 25;

/** What becomes of the contacts of a store in memory. @param now epoch seconds @param by who does it */
export const makeContactLifeFake = (store: ContactStoreFake, now: () => number, by: string): ContactLife => {
  const bin = new Map<number, DeletedContact>();
  const inBin = (): readonly DeletedContact[] => [...bin.values()].filter((one) => isInBin(one, now())).toSorted((a, b) => b.deleted_at - a.deleted_at || a.con_id - b.con_id);
  const read = (id: number): LivingContact | null => {
    const contact = store.all().find(({ con_id }) => con_id === id);
    if (contact !== undefined) return { contact, isDeleted: false };
    const deleted = inBin().some(({ con_id }) => con_id === id) ? store.hidden(id) : undefined;
    return deleted === undefined ? null : { contact: deleted, isDeleted: true };
  };
  const got = (id: number): E.Either<Failure, Contact> => {
    const stored = read(id);
    return stored === null ? noContact : E.right(stored.contact);
  };
  const setBlocked = (id: number, blocked: boolean) => async (): Promise<E.Either<Failure, Contact>> => {
    const decision = decideBlocking(read(id), blocked);
    if (E.isLeft(decision)) return decision;
    if (decision.right !== null) store.changeAside(id, { blocked });
    return got(id);
  };
  return {
    remove: (id) => async () => {
      const decision = decideDeletion(read(id));
      if (E.isLeft(decision)) return decision;
      const contact = decision.right === null ? undefined : store.hide(id);
      if (contact !== undefined) bin.set(id, { con_id: id, name: contact.name, photo: contact.photo, deleted_at: now(), deleted_by: by, until: now() + binSeconds });
      const deleted = inBin().find(({ con_id }) => con_id === id);
      return deleted === undefined ? noContact : E.right(deleted);
    },
    restore: (id) => async () => {
      const stored = read(id);
      const decision = decideRestoration(stored, stored?.isDeleted === true ? store.having(stored.contact, id) : []);
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) {
        store.show(id);
        bin.delete(id);
      }
      return got(id);
    },
    bin: (page) => async () => E.right({ results: inBin().slice((page - 1) * rows, page * rows), page, pages: pagesFor(inBin().length, rows), count: inBin().length }),
    block: (id) => setBlocked(id, true),
    unblock: (id) => setBlocked(id, false),
  };
};

type Kept = { readonly note: ContactNote; readonly isDeleted: boolean };

/** Notes about the contacts of a store in memory. */
export const makeContactNotesFake = (store: Pick<ContactStoreFake, "all">, now: () => number, author: { readonly id: number; readonly name: string }): ContactNotes => {
  const kept = new Map<number, Kept>();
  const attempts = new Map<string, number>();
  const nameOf = (id: number): string | undefined => store.all().find(({ con_id }) => con_id === id)?.name;
  const inUse = (): readonly ContactNote[] =>
    [...kept.values()].filter(({ note, isDeleted }) => !isDeleted && nameOf(note.con_id) !== undefined).map(({ note }) => note).toSorted((a, b) => b.created_at - a.created_at || b.id - a.id);
  const empty = E.left(invalid({ body: ["Write something first"] }));
  const put = (note: ContactNote, isDeleted: boolean): E.Either<Failure, ContactNote> => {
    kept.set(note.id, { note, isDeleted });
    return E.right(note);
  };
  const change = (id: number, isDeleted: boolean, next: (note: ContactNote) => E.Either<Failure, ContactNote>) => async (): Promise<E.Either<Failure, ContactNote>> => {
    const found = kept.get(id);
    return found === undefined || found.isDeleted !== isDeleted || nameOf(found.note.con_id) === undefined ? E.left(notFound("There is no such note.")) : next(found.note);
  };
  const later = (note: ContactNote): ContactNote => ({ ...note, version: note.version + 1, updated_at: now() });
  return {
    of: (contact) => async () => (nameOf(contact) === undefined ? noContact : E.right(inUse().filter(({ con_id }) => con_id === contact))),
    all: (page, search) => async () => {
      const found = inUse().filter(({ body }) => body.toLowerCase().includes(search.trim().toLowerCase()));
      return E.right({ results: found.slice((page - 1) * rows, page * rows), page, pages: pagesFor(found.length, rows), count: found.length });
    },
    add: (contact, body, key = "") => async () => {
      const name = nameOf(contact);
      if (body.trim() === "") return empty;
      const again = kept.get(attempts.get(key) ?? 0);
      if (again !== undefined) return again.isDeleted ? E.left(conflict("This note was added before and has been deleted since.")) : E.right(again.note);
      if (name === undefined) return noContact;
      if (key !== "") attempts.set(key, kept.size + 1);
      return put({ id: kept.size + 1, con_id: contact, contact: name, body: body.trim(), author_id: author.id, author: author.name, editor: null, editable: true, version: 1, created_at: now(), updated_at: now() }, false);
    },
    edit: (id, body, version) =>
      body.trim() === ""
        ? async () => empty
        : change(id, false, (note) => {
            if (note.body === body.trim()) return E.right(note);
            return note.version === version ? put({ ...later(note), body: body.trim() }, false) : E.left(conflict("Somebody else changed this note in the meantime.", note));
          }),
    remove: (id) => change(id, false, (note) => put(later(note), true)),
    restore: (id) => change(id, true, (note) => put(later(note), false)),
  };
};
