import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { columnsOfText, columnsText } from "./list-columns.rule.ts";
import type { ListKind } from "./list-kind.model.ts";
import type { ListColumn, NewView, SavedView, ViewChange, ViewSettings } from "./saved-view.model.ts";
import type { ViewStore } from "./view-store.port.ts";

/** The views of a list, and the columns that the user last used on this device. */
export type SavedViews<S> = {
  readonly views$: Observable<Remote<readonly SavedView<S>[]>>;
  readonly latest: () => Remote<readonly SavedView<S>[]>;
  readonly load: TaskEither<Failure, readonly SavedView<S>[]>;
  readonly create: (view: NewView<S>) => TaskEither<Failure, SavedView<S>>;
  /** A version conflict replaces the view with the stored one. */
  readonly update: (id: number, change: ViewChange<S>) => TaskEither<Failure, SavedView<S>>;
  readonly remove: (id: number) => TaskEither<Failure, SavedView<S>>;
  readonly restore: (id: number) => TaskEither<Failure, SavedView<S>>;
  readonly begin: (id: number | null) => TaskEither<Failure, readonly SavedView<S>[]>;
  readonly lastColumns: () => readonly ListColumn[];
  readonly keepColumns: (columns: readonly ListColumn[]) => void;
};

type Deps<S extends ViewSettings> = {
  readonly list: ListKind<S>;
  readonly store: ViewStore<S>;
  /** device storage of the current user */
  readonly storage: DeviceStorage;
};

export const makeSavedViews = <S extends ViewSettings>({ list, store, storage }: Deps<S>): SavedViews<S> => {
  const columnsKey = `${list.name}:columns`;
  const views = makeRemote(() => store.list);
  const byName = (a: SavedView<S>, b: SavedView<S>): number => a.name.localeCompare(b.name) || a.id - b.id;
  const keep = (change: (now: readonly SavedView<S>[]) => readonly SavedView<S>[]): void =>
    views.change((now) => change(now).toSorted(byName));
  const put = (view: SavedView<S>): void => keep((now) => [...now.filter(({ id }) => id !== view.id), view]);
  const then =
    <A>(task: TaskEither<Failure, A>, after: (value: A) => void): TaskEither<Failure, A> =>
    async () => {
      const answer = await task();
      if (E.isRight(answer)) after(answer.right);
      else if (answer.left.tag === "conflict" && list.isView(answer.left.current)) put(answer.left.current);
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
    lastColumns: () => columnsOfText(storage.get(columnsKey)) ?? list.usual.columns,
    keepColumns: (columns) => storage.set(columnsKey, columnsText(columns)),
  };
};
