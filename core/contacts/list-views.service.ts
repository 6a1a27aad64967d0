import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { columnsOfText, columnsText, usualSettings } from "./list-settings.rule.ts";
import { type ListColumn, ListView, type ListViewChange, type NewListView } from "./list-view.model.ts";
import type { ListViewStore } from "./list-views.port.ts";

/** The views of the list of contacts, and the columns that the user last used on this device. */
export type ListViews = {
  readonly views$: Observable<Remote<readonly ListView[]>>;
  readonly latest: () => Remote<readonly ListView[]>;
  readonly load: TaskEither<Failure, readonly ListView[]>;
  readonly create: (view: NewListView) => TaskEither<Failure, ListView>;
  /** A version conflict replaces the view with the stored one. */
  readonly update: (id: number, change: ListViewChange) => TaskEither<Failure, ListView>;
  readonly remove: (id: number) => TaskEither<Failure, ListView>;
  readonly restore: (id: number) => TaskEither<Failure, ListView>;
  readonly begin: (id: number | null) => TaskEither<Failure, readonly ListView[]>;
  readonly lastColumns: () => readonly ListColumn[];
  readonly keepColumns: (columns: readonly ListColumn[]) => void;
};
export const ListViews = token<ListViews>("contacts.list-views-service");

const columnsKey = "contacts:columns";
const byName = (a: ListView, b: ListView): number => a.name.localeCompare(b.name) || a.id - b.id;

type Deps = { readonly store: ListViewStore; /** device storage of the current user */ readonly storage: DeviceStorage };

export const makeListViews = ({ store, storage }: Deps): ListViews => {
  const views = makeRemote(() => store.list);
  const keep = (change: (now: readonly ListView[]) => readonly ListView[]): void => views.change((now) => change(now).toSorted(byName));
  const put = (view: ListView): void => keep((now) => [...now.filter(({ id }) => id !== view.id), view]);
  const then =
    <A>(task: TaskEither<Failure, A>, after: (value: A) => void): TaskEither<Failure, A> =>
    async () => {
      const answer = await task();
      if (E.isRight(answer)) after(answer.right);
      else if (answer.left.tag === "conflict" && ListView.is(answer.left.current)) put(answer.left.current);
      return answer;
    };
  return {
    views$: views.state$,
    latest: views.latest,
    load: views.load(),
    create: (view) => then(store.create(view), put),
    update: (id, change) => then(store.update(id, change), put),
    remove: (id) => then(store.remove(id), () => keep((now) => now.filter((view) => view.id !== id))),
    restore: (id) => then(store.restore(id), put),
    begin: (id) => then(store.begin(id), views.set),
    lastColumns: () => columnsOfText(storage.get(columnsKey)) ?? usualSettings.columns,
    keepColumns: (columns) => storage.set(columnsKey, columnsText(columns)),
  };
};
