import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Contact } from "./contact.model.ts";
import type { DeletedContact, DeletedContactPage } from "./deleted-contact.model.ts";

/** Deletes, restores and blocks contacts, and sets their photos. Each method is one request. */
export type ContactLifecycle = {
  /** Moves a contact to the bin; idempotent. */
  readonly remove: (id: number) => TaskEither<Failure, DeletedContact>;
  /**
   * Restores a contact from the bin; refused as a conflict whose `current` is the contacts that have one of its emails or mobiles by now.
   */
  readonly restore: (id: number) => TaskEither<Failure, Contact>;
  /**
   * The contacts in the bin, the last deleted first.
   * @param page from 1
   */
  readonly bin: (page: number) => TaskEither<Failure, DeletedContactPage>;
  readonly block: (id: number) => TaskEither<Failure, Contact>;
  readonly unblock: (id: number) => TaskEither<Failure, Contact>;
  /**
   * Replaces the photo.
   * @param photo its address; null for none
   */
  readonly setPhoto: (id: number, photo: string | null) => TaskEither<Failure, Contact>;
};
export const ContactLifecycle = token<ContactLifecycle>("contacts.lifecycle");
