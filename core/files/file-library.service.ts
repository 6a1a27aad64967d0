import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { combineLatest, map, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import { modelOf } from "../kernel/resource-state.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import { makeFolderLibrary } from "../library/folder-library.service.ts";
import type { LibraryView } from "../library/library.model.ts";
import type { FileLibraryState } from "./file-library.model.ts";
import { fileMatches, isStillListed, withCount } from "./file-match.rule.ts";
import { type FileQuery, firstFiles } from "./file-query.model.ts";
import type { FileMassAction, FileMassResults } from "./file-write.model.ts";
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

const done = TE.map(() => undefined);

export const makeFileLibrary = ({ files, folders, ids, storage }: Deps): FileLibrary => {
  const library = makeFolderLibrary<FileRecord, FileFolder, FileQuery>({
    name: "files",
    first: firstFiles,
    storage,
    list: files.list,
    folders: folders.list,
    create: ({ parent: parent_id, ...folder }) => folders.create({ ...folder, parent_id }),
    ids,
  });
  const usage = makeRemote(() => files.usage);
  const put = (file: FileRecord): void => {
    const { query, page } = library.latest();
    if (modelOf(page, file.id) === undefined) return;
    if (isStillListed(query, file)) library.list.put(file);
    else library.list.drop(file.id);
  };
  const stateNow = (): FileLibraryState => {
    const { page, ...rest } = library.latest();
    return { ...rest, files: page, usage: usage.latest() };
  };

  return {
    state$: combineLatest([library.state$, usage.state$]).pipe(map(stateNow)),
    latest: stateNow,
    show: library.show,
    reload: library.reload,
    loadFolders: library.loadFolders,
    act: (action) => {
      const isMove = action.action === "move";
      const gone = new Set(action.folders);
      return library.act(
        {
          gone: isMove && library.latest().query.all ? [] : action.files,
          folders: (known) =>
            isMove
              ? known.map((one) => (gone.has(one.id) ? { ...one, parent_id: action.folder_id ?? null } : one))
              : known.filter(({ id }) => !gone.has(id)),
        },
        async () => {
          const answer = await files.massAction(action)();
          void usage.load()();
          return answer;
        },
      );
    },
    put,
    add: (file) => {
      const { query, page } = library.latest();
      if (page.loaded && fileMatches(query, file)) library.list.add(file);
      library.changeFolders((known) => known.map((folder) => withCount(folder, file)));
    },
    createFolder: library.createFolder,
    rename: (item, name) =>
      library.renaming(item, item.kind === "file" ? item.file.version : item.folder.version, (version) =>
        item.kind === "file"
          ? pipe(files.update(item.file.id, { filename: name, version }), TE.map(put))
          : done(library.storeFolder(folders.update(item.folder.id, { name, version }))),
      ),
    loadUsage: async () => usage.load()(),
    view: library.view,
    setView: library.setView,
  };
};
