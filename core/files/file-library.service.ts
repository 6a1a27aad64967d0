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
import { makeResourceList } from "../kernel/resource-list.service.ts";
import { modelOf } from "../kernel/resource-state.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { type FileLibraryState, libraryViews, type LibraryView } from "./file-library.model.ts";
import { fileMatches, isStillListed, withCount } from "./file-match.rule.ts";
import { type FileQuery, firstFiles } from "./file-query.model.ts";
import type { FileMassAction, FileMassResults, NewFolder } from "./file-write.model.ts";
import type { FileFolder, FileRecord, FileUsage } from "./file.model.ts";
import type { FileFolderStore, FileStore } from "./files.port.ts";
import type { LibraryItem } from "./library-item.rule.ts";

/** Files and folders of the library. Bulk actions are shown at once; after a failure the stored state is loaded again. */
export type FileLibrary = {
  readonly state$: Observable<FileLibraryState>;
  readonly latest: () => FileLibraryState;
  /** Loads the files of a query, and the folders. */
  readonly show: (query: FileQuery) => TaskEither<Failure, void>;
  readonly reload: TaskEither<Failure, void>;
  /** Loads all folders that the user sees. */
  readonly loadFolders: TaskEither<Failure, readonly FileFolder[]>;
  readonly act: (action: FileMassAction) => TaskEither<Failure, FileMassResults>;
  /** Updates a listed file, which leaves the list where it no longer belongs to it. */
  readonly put: (file: FileRecord) => void;
  /** Adds a new file to the list that it belongs to, and counts it in its folder. */
  readonly add: (file: FileRecord) => void;
  readonly createFolder: (name: string, parent_id: number | null) => TaskEither<Failure, FileFolder>;
  readonly rename: (item: LibraryItem, name: string) => TaskEither<Failure, void>;
  readonly loadUsage: TaskEither<Failure, FileUsage>;
  /** The view remembered on this device. */
  readonly view: () => LibraryView;
  readonly setView: (view: LibraryView) => void;
};
export const FileLibrary = token<FileLibrary>("files.library");

type Deps = {
  readonly files: FileStore;
  readonly folders: FileFolderStore;
  readonly ids: Ids;
  /** this user's storage on this device */
  readonly storage: DeviceStorage;
};

const Versioned = t.type({ version: t.number });

const done = TE.map(() => undefined);

export const makeFileLibrary = ({ files, folders, ids, storage }: Deps): FileLibrary => {
  const list = makeResourceList<FileRecord, FileQuery>({
    name: "files",
    views: libraryViews,
    storage,
    calls: { list: (query, page) => files.list({ ...query, page }) },
  });
  const tree = makeRemote(() => folders.list(false));
  const bin = makeRemote(() => folders.list(true));
  const usage = makeRemote(() => files.usage);
  const query = new BehaviorSubject<FileQuery>(firstFiles);
  /** Versions that the user was told of by a conflict, by key of the entry; it is renamed again from there. */
  const conflicts = new Map<string, number>();
  /** The creation of a folder whose outcome is unknown; the same one is sent again under its key. */
  let unsure: (NewFolder & { readonly parent_id: number | null }) | null = null;

  const load = (asked: FileQuery): TaskEither<Failure, void> =>
    pipe(
      [
        done(list.load(asked, { page: asked.page, search: asked.search })),
        done(tree.load()),
        asked.deleted ? done(bin.load()) : TE.right(undefined),
      ],
      TE.sequenceArray,
      done,
    );
  const keeping = (command: TaskEither<Failure, FileFolder>): TaskEither<Failure, FileFolder> =>
    pipe(
      command,
      TE.chainFirstTaskK((folder) => async () => {
        tree.change((known) => [...known.filter(({ id }) => id !== folder.id), folder].toSorted((a, b) => a.name.localeCompare(b.name)));
        await tree.load()();
      }),
    );
  const put = (file: FileRecord): void => {
    if (modelOf(list.latest(), file.id) === undefined) return;
    if (isStillListed(query.value, file)) list.put(file);
    else list.drop(file.id);
  };
  const stateNow = (): FileLibraryState => ({
    query: query.value,
    files: list.latest(),
    folders: tree.latest(),
    binFolders: bin.latest(),
    usage: usage.latest(),
  });

  return {
    state$: combineLatest([query, list.state$, tree.state$, bin.state$, usage.state$]).pipe(map(stateNow)),
    latest: stateNow,
    show: (asked) => async () => {
      query.next(asked);
      return load(asked)();
    },
    reload: async () => load(query.value)(),
    loadFolders: async () => tree.load()(),
    act: (action) => async () => {
      const isKept = action.action === "move" && query.value.all;
      if (!isKept) for (const id of action.files) list.drop(id);
      const gone = new Set(action.folders);
      (query.value.deleted ? bin : tree).change((known) =>
        action.action === "move"
          ? known.map((one) => (gone.has(one.id) ? { ...one, parent_id: action.folder_id ?? null } : one))
          : known.filter(({ id }) => !gone.has(id)),
      );
      const answer = await files.massAction(action)();
      void usage.load()();
      await load(query.value)();
      return answer;
    },
    put,
    add: (file) => {
      if (list.latest().loaded && fileMatches(query.value, file)) list.add(file);
      tree.change((known) => known.map((folder) => withCount(folder, file)));
    },
    createFolder: (name, parent_id) => async () => {
      const asked = unsure?.name === name && unsure.parent_id === parent_id ? unsure : { name, parent_id, key: ids.uuid() };
      const made = await keeping(folders.create(asked))();
      unsure = E.isLeft(made) && mayHaveArrived(made.left) ? asked : null;
      return made;
    },
    rename: (item, name) => async () => {
      const edited = item.kind === "file" ? item.file : item.folder;
      const version = Math.max(edited.version, conflicts.get(item.key) ?? 0);
      const command =
        item.kind === "file"
          ? pipe(files.update(item.file.id, { filename: name, version }), TE.map(put))
          : done(keeping(folders.update(item.folder.id, { name, version })));
      const answer = await command();
      if (E.isLeft(answer) && answer.left.tag === "conflict" && Versioned.is(answer.left.current)) {
        conflicts.set(item.key, answer.left.current.version);
        await load(query.value)();
      }
      return answer;
    },
    loadUsage: async () => usage.load()(),
    view: () => (list.latest().view === "list" ? "list" : "grid"),
    setView: list.setView,
  };
};
