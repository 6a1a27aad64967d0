import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { Stop } from "../kernel/stop.ts";
import { token } from "../kernel/token.ts";
import type { DuplicateFilter } from "./contact-duplicates.rule.ts";
import type { NamedContact, NamesQuery } from "./contact-names.model.ts";
import type { ContactQuery } from "./contact-query.model.ts";
import type { ContactChange, NewContact } from "./contact-values.model.ts";
import type { Contact, ContactPage } from "./contact.model.ts";

/** Store of contacts. Each method is one request. */
export type ContactStore = {
  /** @param stop aborts the call */
  readonly list: (query: ContactQuery, stop?: Stop) => TaskEither<Failure, ContactPage>;
  readonly get: (id: number) => TaskEither<Failure, Contact>;
  /** Refused as a conflict whose `current` is the contacts that have one of the emails or mobiles. */
  readonly create: (contact: NewContact) => TaskEither<Failure, Contact>;
  /** Refused as a conflict whose `current` is the stored contact when it has changed since; values stored already are no conflict. */
  readonly update: (id: number, change: ContactChange) => TaskEither<Failure, Contact>;
  readonly archive: (id: number) => TaskEither<Failure, Contact>;
  readonly unarchive: (id: number) => TaskEither<Failure, Contact>;
  /** Names of contacts, archived ones included, sorted by name; at most 25. */
  readonly names: (query: NamesQuery) => TaskEither<Failure, readonly NamedContact[]>;
  /** Contacts with one of the emails or mobiles, archived ones included, at most 5. */
  readonly duplicates: (filter: DuplicateFilter) => TaskEither<Failure, readonly Contact[]>;
};
export const ContactStore = token<ContactStore>("contacts.store");
