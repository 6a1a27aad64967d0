import { BehaviorSubject, type Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** The name of the shown record, which replaces the route's name in the tab title. */
export type PageTitle = {
  /** null while the page shows no record */
  readonly record$: Observable<string | null>;
  readonly ofRecord: (name: string | null) => void;
};
export const PageTitle = token<PageTitle>("shell.page-title");

export const makePageTitle = (): PageTitle => {
  const record = new BehaviorSubject<string | null>(null);
  return { record$: record.asObservable(), ofRecord: (name) => record.next(name) };
};
