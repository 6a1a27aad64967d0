import * as E from "fp-ts/lib/Either.js";
import type { ContactLifecycle } from "../../core/contacts/contact-lifecycle.port.ts";
import type { Contact } from "../../core/contacts/contact.model.ts";
import { noContact } from "../../core/contacts/decide-contact-change.rule.ts";
import {
  decideBlocking,
  decideDeletion,
  decidePhoto,
  decideRestoration,
  isInBin,
  type LivingContact,
} from "../../core/contacts/decide-contact-lifecycle.rule.ts";
import { binSeconds, type DeletedContact } from "../../core/contacts/deleted-contact.model.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import type { ContactStoreFake } from "./contact-store.fake.ts";

const rows = 25;

/**
 * What becomes of the contacts of a store in memory.
 * @param now epoch seconds
 * @param by who does it
 */
export const makeContactLifecycleFake = (store: ContactStoreFake, now: () => number, by: string): ContactLifecycle => {
  const bin = new Map<number, DeletedContact>();
  const inBin = (): readonly DeletedContact[] =>
    [...bin.values()].filter((one) => isInBin(one, now())).toSorted((a, b) => b.deleted_at - a.deleted_at || a.con_id - b.con_id);
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
      if (contact !== undefined)
        bin.set(id, { con_id: id, name: contact.name, photo: contact.photo, deleted_at: now(), deleted_by: by, until: now() + binSeconds });
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
    bin: (page) => async () =>
      E.right({
        results: inBin().slice((page - 1) * rows, page * rows),
        page,
        pages: pagesFor(inBin().length, rows),
        count: inBin().length,
      }),
    block: (id) => setBlocked(id, true),
    unblock: (id) => setBlocked(id, false),
    setPhoto: (id, photo) => async () => {
      const decision = decidePhoto(read(id), photo);
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) store.changeAside(id, { photo });
      return got(id);
    },
  };
};
