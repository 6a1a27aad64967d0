import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Field } from "../fields/field.model.ts";
import { relatedIds } from "../fields/related-ids.rule.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Stop } from "../kernel/stop.ts";
import { mostSuggested, type NamedContact } from "./contact-names.model.ts";
import { type ContactQuery, contactLimits } from "./contact-query.model.ts";
import type { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** Longest list that is printed; longer ones are exported. */
export const mostPrinted = 2_000;

/**
 * A list of contacts for printing.
 * @property people contacts that custom fields refer to, by number
 * @property count number of contacts in the list
 * @property isAtLeast there are more than `count`
 */
export type ContactPrint = {
  readonly contacts: readonly Contact[];
  readonly people: ReadonlyMap<number, NamedContact>;
  readonly count: number;
  readonly isAtLeast: boolean;
};

/**
 * @property fields custom fields that are printed
 * @property onRead called with the number of contacts read and their total
 */
export type PrintRequest = {
  readonly query: ContactQuery;
  readonly fields: readonly Pick<Field, "name" | "type">[];
  readonly onRead: (read: number, of: number) => void;
  readonly stop: Stop;
};

type Store = Pick<ContactStore, "list" | "names">;

const namesOf = async (store: Store, ids: readonly number[]): Promise<E.Either<Failure, ReadonlyMap<number, NamedContact>>> => {
  const people = new Map<number, NamedContact>();
  for (let from = 0; from < ids.length; from += mostSuggested) {
    const found = await store.names({ ids: ids.slice(from, from + mostSuggested) })();
    if (E.isLeft(found)) return found;
    for (const person of found.right) people.set(person.con_id, person);
  }
  return E.right(people);
};

/**
 * Reads a list for printing: its contacts in order, each once, up to the limit, and the names of contacts they refer to.
 * @returns null when it was stopped
 */
export const readPrint =
  (store: Store, { query, fields, onRead, stop }: PrintRequest): TaskEither<Failure, ContactPrint | null> =>
  async () => {
    const limit = contactLimits.rows;
    const contacts = new Map<string, Contact>();
    let [count, isAtLeast] = [0, false];
    for (let page = 1; page * limit <= mostPrinted; page += 1) {
      const answer = await store.list({ ...query, page, limit, count: page === 1 }, stop)();
      if (stop.isStopped()) return E.right(null);
      if (E.isLeft(answer)) return answer;
      if (page === 1) [count, isAtLeast] = [answer.right.count, answer.right.at_least ?? false];
      for (const contact of answer.right.results) contacts.set(contact.id, contact);
      onRead(contacts.size, Math.min(count, mostPrinted));
      if (answer.right.results.length < limit) break;
    }
    const read = [...contacts.values()];
    const people = await namesOf(store, [...new Set(read.flatMap((contact) => relatedIds(fields, contact.fields)))]);
    if (E.isLeft(people)) return people;
    return E.right(stop.isStopped() ? null : { contacts: read, people: people.right, count: Math.max(count, read.length), isAtLeast });
  };
