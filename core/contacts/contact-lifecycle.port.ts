import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Contact } from "./contact.model.ts";
import type { DeletedContact, DeletedContactPage } from "./deleted-contact.model.ts";

/** What becomes of contacts. One request, one answer. */
export type ContactLifecycle = {
  /** Into the bin; asked again, it stays there. */
  readonly remove: (id: number) => TaskEither<Failure, DeletedContact>;
  /** Out of the bin; refused as a conflict whose `current` is those who have one of the emails or mobiles by now. */
  readonly restore: (id: number) => TaskEither<Failure, Contact>;
  /**
   * Those in the bin, the last deleted first.
   * @param page from 1
   */
  readonly bin: (page: number) => TaskEither<Failure, DeletedContactPage>;
  readonly block: (id: number) => TaskEither<Failure, Contact>;
  readonly unblock: (id: number) => TaskEither<Failure, Contact>;
};
export const ContactLifecycle = token<ContactLifecycle>("contacts.lifecycle");
