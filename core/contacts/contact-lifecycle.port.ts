import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { pageOf } from "../kernel/page.ts";
import { token } from "../kernel/token.ts";
import type { Contact } from "./contact.model.ts";

/** For how many seconds a deleted contact can be restored. */
export const binSeconds = 30 * 24 * 3600;

/** A contact in the bin. `deleted_at`, `until`: epoch seconds; after `until` the person is erased. */
export const DeletedContact = t.type(
  {
    con_id: t.number,
    name: t.string,
    photo: t.union([t.string, t.null]),
    deleted_at: t.number,
    deleted_by: t.union([t.string, t.null]),
    until: t.number,
  },
  "DeletedContact",
);
export type DeletedContact = t.TypeOf<typeof DeletedContact>;

export const DeletedContactPage = pageOf(DeletedContact);
export type DeletedContactPage = t.TypeOf<typeof DeletedContactPage>;

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
