import * as E from "fp-ts/lib/Either.js";
import { binSeconds, type ContactLife, type DeletedContact } from "../../core/contacts/contact-life.port.ts";
import { conflict, notFound } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import type { ContactStoreFake } from "./contact-store.fake.ts";

const missing = E.left(notFound("There is no such contact."));
const rows = 25;

/** What becomes of the contacts of a store in memory. @param now epoch seconds @param by who does it */
export const makeContactLifeFake = (store: ContactStoreFake, now: () => number, by: string): ContactLife => {
  const bin = new Map<number, DeletedContact>();
  const inBin = (): readonly DeletedContact[] => [...bin.values()].filter(({ until }) => now() < until).toSorted((a, b) => b.deleted_at - a.deleted_at || a.con_id - b.con_id);
  const setBlocked = (id: number, blocked: boolean) => async () => {
    const contact = store.all().find(({ con_id }) => con_id === id);
    if (contact !== undefined && contact.blocked !== blocked) store.changeAside(id, { blocked });
    return E.fromNullable(notFound("There is no such contact."))(store.all().find(({ con_id }) => con_id === id));
  };
  return {
    remove: (id) => async () => {
      const contact = store.hide(id);
      if (contact !== undefined) bin.set(id, { con_id: id, name: contact.name, photo: contact.photo, deleted_at: now(), deleted_by: by, until: now() + binSeconds });
      return E.fromNullable(notFound("There is no such contact."))(inBin().find(({ con_id }) => con_id === id));
    },
    restore: (id) => async () => {
      const held = store.all().find(({ con_id }) => con_id === id);
      if (held !== undefined) return E.right(held);
      if (!inBin().some(({ con_id }) => con_id === id)) return missing;
      const contact = store.show(id);
      if (contact === undefined) return missing;
      const others = store.having(contact, id);
      if (others.length > 0) store.hide(id);
      else bin.delete(id);
      return others.length > 0 ? E.left(conflict("Somebody else has one of its emails or mobiles by now.", others)) : E.right(contact);
    },
    bin: (page) => async () => E.right({ results: inBin().slice((page - 1) * rows, page * rows), page, pages: pagesFor(inBin().length, rows), count: inBin().length }),
    block: (id) => setBlocked(id, true),
    unblock: (id) => setBlocked(id, false),
  };
};
