import { type Observable, Subject } from "rxjs";
import { token } from "../kernel/token.ts";
import type { ContactChange, TellChange } from "./contact-change.model.ts";

/** The changes to contacts made on this page, for every view that shows contacts. */
export type ContactChanges = { readonly changed$: Observable<ContactChange>; readonly tell: TellChange };
export const ContactChanges = token<ContactChanges>("contacts.changes");

export const makeContactChanges = (): ContactChanges => {
  const changed$ = new Subject<ContactChange>();
  return { changed$, tell: (change) => changed$.next(change) };
};
