import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import { makeWatchedById, type Watch, type Watchable } from "../kernel/watched-by-id.ts";
import type { TellChange } from "./contact-change.model.ts";
import { type ContactEditing, type ContactEditingDeps, makeContactEditing } from "./contact-editing.service.ts";
import type { Contact } from "./contact.model.ts";
import type { ContactStore } from "./contacts.port.ts";

/** One contact on a page of its own: its fields, and whether it is archived. */
export type ContactRecord = Omit<ContactEditing, "take" | "isBusy" | "close"> & {
  readonly archive: TaskEither<Failure, Contact>;
  readonly unarchive: TaskEither<Failure, Contact>;
};

/** Returns the record of a contact, shared by all callers while it is subscribed to or has unsaved changes. */
export type ContactRecords = { readonly open: (id: number) => ContactRecord };
export const ContactRecords = token<ContactRecords>("contacts.records");

type ContactRecordDeps = Omit<ContactEditingDeps, "onChanged"> & { readonly store: ContactStore; readonly tell?: TellChange };

const makeContactRecord = (id: number, deps: ContactRecordDeps, watch: Watch): Watchable<ContactRecord> => {
  const { take, isBusy, close, ...editing } = makeContactEditing(id, {
    ...deps,
    onChanged: () => deps.tell?.({ contact: id, what: "values" }),
  });
  const moving =
    (command: TaskEither<Failure, Contact>): TaskEither<Failure, Contact> =>
    async () => {
      const answer = await command();
      if (E.isRight(answer)) {
        take(answer.right);
        deps.tell?.({ contact: id, what: "archived" });
      }
      return answer;
    };
  return {
    value: {
      ...editing,
      state$: watch(editing.state$),
      archive: moving(deps.store.archive(id)),
      unarchive: moving(deps.store.unarchive(id)),
    },
    isBusy,
    close,
  };
};

/** Contact records; those with unsaved changes from an earlier visit are opened at once and sent. */
export const makeContactRecords = (deps: ContactRecordDeps): ContactRecords => {
  const records = makeWatchedById((id, watch) => makeContactRecord(id, deps, watch), deps.scheduler);
  for (const id of deps.edits.ids()) records.open(id);
  return { open: records.open };
};
