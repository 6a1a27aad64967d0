import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import { BehaviorSubject, combineLatest, map, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { mayHaveArrived } from "../kernel/may-have-arrived.rule.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import { makeResourceList, type ResourceList } from "../kernel/resource-list.service.ts";
import type { ListAnswer } from "../kernel/resource-page.rule.ts";
import type { Model } from "../kernel/resource-state.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import type { TreeFolder } from "../library/folder-tree.rule.ts";
import type { LibraryEntry } from "./library-entry.rule.ts";
import { type FolderLibraryState, type LibraryQuery, libraryViews, type LibraryView } from "./library.model.ts";

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
  /** Stores a changed folder and shows it. */
  readonly storeFolder: (command: TaskEither<Failure, F>) => TaskEither<Failure, F>;
  /** Creates a folder; repeated after an unknown outcome, it is the same request again. */
  readonly createFolder: (name: string, parent: number | null) => TaskEither<Failure, F>;
  /**
   * Renames an entry; repeated after a version conflict, it is renamed from the version that the user was told of.
   * @param version of the entry as it is shown
   */
  readonly renaming: <R>(
    entry: LibraryEntry,
    version: number,
    command: (version: number) => TaskEither<Failure, R>,
  ) => TaskEither<Failure, R>;
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
  /** Creates a folder; idempotent for its key. */
  readonly create: (folder: NewFolder) => TaskEither<Failure, F>;
  readonly ids: Ids;
};

type NewFolder = { readonly name: string; readonly parent: number | null; readonly key: string };
const Versioned = t.type({ version: t.number });

export const makeFolderLibrary = <A extends Model, F extends TreeFolder, Q extends LibraryQuery>({
  name,
  first,
  storage,
  list: ask,
  folders,
  create,
  ids,
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
  /** Versions that the user was told of by a conflict, by key of the entry. */
  const conflicts = new Map<string, number>();
  /** The creation of a folder whose outcome is unknown. */
  let unsure: NewFolder | null = null;
  /** Begins at once, so that no state says that a new query is neither loading nor answered. */
  const load = async (asked: Q): Promise<E.Either<Failure, void>> => {
    const answers: readonly E.Either<Failure, unknown>[] = await Promise.all([
      list.load(asked, { page: asked.page, search: asked.search })(),
      tree.load()(),
      ...(asked.deleted ? [bin.load()()] : []),
    ]);
    return pipe(
      E.sequenceArray(answers),
      E.map(() => undefined),
    );
  };
  const stateNow = (): FolderLibraryState<A, F, Q> => ({
    query: query.value,
    answered: list.answered(),
    page: list.latest(),
    folders: tree.latest(),
    binFolders: bin.latest(),
  });
  const storeFolder = (command: TaskEither<Failure, F>): TaskEither<Failure, F> =>
    pipe(
      command,
      TE.chainFirstTaskK((folder) => async () => {
        tree.change((known) => [...known.filter(({ id }) => id !== folder.id), folder].toSorted((a, b) => a.name.localeCompare(b.name)));
        await tree.load()();
      }),
    );
  return {
    state$: combineLatest([query, list.state$, tree.state$, bin.state$]).pipe(map(stateNow)),
    latest: stateNow,
    list,
    show: (asked) => async () => {
      query.next(asked);
      return load(asked);
    },
    reload: async () => load(query.value),
    loadFolders: async () => tree.load()(),
    act: (effect, command) => async () => {
      for (const id of effect.gone) list.drop(id);
      (query.value.deleted ? bin : tree).change(effect.folders);
      const answer = await command();
      await load(query.value);
      return answer;
    },
    changeFolders: tree.change,
    storeFolder,
    createFolder: (called, parent) => async () => {
      const asked: NewFolder = unsure?.name === called && unsure.parent === parent ? unsure : { name: called, parent, key: ids.uuid() };
      const made = await storeFolder(create(asked))();
      unsure = E.isLeft(made) && mayHaveArrived(made.left) ? asked : null;
      return made;
    },
    renaming: (entry, version, command) => async () => {
      const answer = await command(Math.max(version, conflicts.get(entry.key) ?? 0))();
      if (E.isLeft(answer) && answer.left.tag === "conflict" && Versioned.is(answer.left.current)) {
        conflicts.set(entry.key, answer.left.current.version);
        await load(query.value);
      }
      return answer;
    },
    view: () => (list.latest().view === "list" ? "list" : "grid"),
    setView: list.setView,
  };
};
