import { filter, type Observable, Subject } from "rxjs";
import { token } from "../kernel/token.ts";
import type { ContactChange, ContactChangeKind, TellChange } from "./contact-change.model.ts";

/** The changes to contacts that are made on this page, for whatever shows something of them. */
export type ContactChanges = {
  readonly changed$: Observable<ContactChange>;
  /**
   * Changes of some kinds that may concern a contact.
   * @param contact null for every contact
   */
  readonly of: (contact: number | null, kinds: readonly ContactChangeKind[]) => Observable<ContactChange>;
  readonly tell: TellChange;
};
export const ContactChanges = token<ContactChanges>("contacts.changes");

export const makeContactChanges = (): ContactChanges => {
  const changes = new Subject<ContactChange>();
  return {
    changed$: changes.asObservable(),
    of: (contact, kinds) =>
      changes.pipe(
        filter((change) => kinds.includes(change.what) && (contact === null || change.contact === null || change.contact === contact)),
      ),
    tell: (change) => changes.next(change),
  };
};
