import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import { type ContactEditing, type ContactEditingDeps, makeContactEditing } from "./contact-editing.service.ts";
import type { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** One contact on a page of its own: its fields, and whether it is archived. */
export type ContactRecord = Omit<ContactEditing, "take"> & {
  readonly archive: TaskEither<Failure, Contact>;
  readonly unarchive: TaskEither<Failure, Contact>;
};

/** Gives the record of a contact, the same one to everybody who asks. */
export type ContactRecords = { readonly open: (id: number) => ContactRecord };
export const ContactRecords = token<ContactRecords>("contacts.records");

type ContactRecordDeps = ContactEditingDeps & { readonly store: ContactStore };

const makeContactRecord = (id: number, deps: ContactRecordDeps): ContactRecord => {
  const { take, ...editing } = makeContactEditing(id, deps);
  const moving = (command: TaskEither<Failure, Contact>): TaskEither<Failure, Contact> => async () => {
    const answer = await command();
    if (E.isRight(answer)) take(answer.right);
    return answer;
  };
  return { ...editing, archive: moving(deps.store.archive(id)), unarchive: moving(deps.store.unarchive(id)) };
};

/** Records of contacts; those with something unsaved from an earlier visit are opened at once, and sent. */
export const makeContactRecords = (deps: ContactRecordDeps): ContactRecords => {
  const records = new Map<number, ContactRecord>();
  const open = (id: number): ContactRecord => {
    const held = records.get(id) ?? makeContactRecord(id, deps);
    records.set(id, held);
    return held;
  };
  for (const id of deps.edits.ids()) open(id);
  return { open };
};
