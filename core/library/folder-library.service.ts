import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, combineLatest, map, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import { makeResourceList, type ResourceList } from "../kernel/resource-list.service.ts";
import type { ListAnswer } from "../kernel/resource-page.rule.ts";
import type { Model, ResourceState } from "../kernel/resource-state.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import type { TreeFolder } from "../library/folder-tree.rule.ts";
import { type LibraryQuery, libraryViews, type LibraryView } from "./library.model.ts";

/**
 * The state of a library: a page of what it keeps, and all folders.
 * @property query that the page answers
 */
export type FolderLibraryState<A, F, Q> = {
  readonly query: Q;
  readonly page: ResourceState<A>;
  readonly folders: Remote<readonly F[]>;
  readonly binFolders: Remote<readonly F[]>;
};

/** What an action on entries changes before it is answered: ids of what is gone from the page and the folders after it. */
export type ActionEffect<F> = { readonly gone: readonly (number | string)[]; readonly folders: (known: readonly F[]) => readonly F[] };

/** A page of models in folders, and all folders. Actions are shown at once; afterwards the stored state is loaded again. */
export type FolderLibrary<A, F, Q> = {
  readonly state$: Observable<FolderLibraryState<A, F, Q>>;
  readonly latest: () => FolderLibraryState<A, F, Q>;
  readonly list: ResourceList<A, Q>;
  /** Loads the page of a query, and the folders. */
  readonly show: (query: Q) => TaskEither<Failure, void>;
  readonly reload: TaskEither<Failure, void>;
  /** Loads all folders that the user sees. */
  readonly loadFolders: TaskEither<Failure, readonly F[]>;
  readonly act: <R>(effect: ActionEffect<F>, command: TaskEither<Failure, R>) => TaskEither<Failure, R>;
  readonly changeFolders: (change: (known: readonly F[]) => readonly F[]) => void;
  /** Stores a folder and shows it. */
  readonly storeFolder: (command: TaskEither<Failure, F>) => TaskEither<Failure, F>;
  /** The view remembered on this device. */
  readonly view: () => LibraryView;
  readonly setView: (view: LibraryView) => void;
};

type Deps<A, F, Q> = {
  /** under which the view is remembered */
  readonly name: string;
  readonly first: Q;
  /** this user's storage on this device */
  readonly storage: DeviceStorage;
  readonly list: (query: Q) => TaskEither<Failure, ListAnswer<A>>;
  readonly folders: (deleted: boolean) => TaskEither<Failure, readonly F[]>;
};

const done = TE.map(() => undefined);

export const makeFolderLibrary = <A extends Model, F extends TreeFolder, Q extends LibraryQuery>({
  name,
  first,
  storage,
  list: ask,
  folders,
}: Deps<A, F, Q>): FolderLibrary<A, F, Q> => {
  const list = makeResourceList<A, Q>({
    name,
    views: libraryViews,
    storage,
    calls: { list: (query, page) => ask({ ...query, page }) },
  });
  const tree = makeRemote(() => folders(false));
  const bin = makeRemote(() => folders(true));
  const query = new BehaviorSubject<Q>(first);
  const load = (asked: Q): TaskEither<Failure, void> =>
    pipe(
      [
        done(list.load(asked, { page: asked.page, search: asked.search })),
        done(tree.load()),
        asked.deleted ? done(bin.load()) : TE.right(undefined),
      ],
      TE.sequenceArray,
      done,
    );
  const stateNow = (): FolderLibraryState<A, F, Q> => ({
    query: query.value,
    page: list.latest(),
    folders: tree.latest(),
    binFolders: bin.latest(),
  });
  return {
    state$: combineLatest([query, list.state$, tree.state$, bin.state$]).pipe(map(stateNow)),
    latest: stateNow,
    list,
    show: (asked) => async () => {
      query.next(asked);
      return load(asked)();
    },
    reload: async () => load(query.value)(),
    loadFolders: async () => tree.load()(),
    act: (effect, command) => async () => {
      for (const id of effect.gone) list.drop(id);
      (query.value.deleted ? bin : tree).change(effect.folders);
      const answer = await command();
      await load(query.value)();
      return answer;
    },
    changeFolders: tree.change,
    storeFolder: (command) =>
      pipe(
        command,
        TE.chainFirstTaskK((folder) => async () => {
          tree.change((known) => [...known.filter(({ id }) => id !== folder.id), folder].toSorted((a, b) => a.name.localeCompare(b.name)));
          await tree.load()();
        }),
      ),
    view: () => (list.latest().view === "list" ? "list" : "grid"),
    setView: list.setView,
  };
};
