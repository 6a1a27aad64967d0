import { BehaviorSubject, distinctUntilChanged, map, type Observable } from "rxjs";
import { token } from "../kernel/token.ts";

/** What the page that is shown is called: by its record where it shows one, else by its route. */
export type PageTitle = {
  readonly name$: Observable<string | null>;
  readonly ofRoute: (name: string | null) => void;
  /** null once the record is not shown any more */
  readonly ofRecord: (name: string | null) => void;
};
export const PageTitle = token<PageTitle>("shell.page-title");

export const makePageTitle = (): PageTitle => {
  const names = new BehaviorSubject<{ readonly route: string | null; readonly record: string | null }>({ route: null, record: null });
  return {
    name$: names.pipe(map(({ route, record }) => record ?? route), distinctUntilChanged()),
    ofRoute: (route) => names.next({ ...names.value, route }),
    ofRecord: (record) => names.next({ ...names.value, record }),
  };
};
