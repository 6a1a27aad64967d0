import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { combineLatest, map, type Observable } from "rxjs";
import type { Failure } from "../../kernel/failure.ts";
import type { Ids } from "../../kernel/ids.port.ts";
import { makeRemote } from "../../kernel/remote-source.ts";
import type { DeviceStorage } from "../../kernel/storage.port.ts";
import { token } from "../../kernel/token.ts";
import { type ActionEffect, makeFolderLibrary } from "../../library/folder-library.service.ts";
import type { LibraryView } from "../../library/library.model.ts";
import { firstLessons, type LessonQuery } from "../lesson-query.model.ts";
import type { LessonChange, LessonMassAction, LessonMassResults } from "../lesson-write.model.ts";
import type { LessonCard } from "../lesson.model.ts";
import type { LessonFolderStore, LessonStore } from "../lessons.port.ts";
import { type LessonEntry, type LessonTreeFolder, treeFolder } from "./lesson-entry.rule.ts";
import type { LessonLibraryState } from "./lesson-library.model.ts";

/** Lessons and their folders. Bulk actions are shown at once; afterwards the stored state is loaded again. */
export type LessonLibrary = {
  readonly state$: Observable<LessonLibraryState>;
  readonly latest: () => LessonLibraryState;
  /** Loads the lessons of a query, and the folders. */
  readonly show: (query: LessonQuery) => TaskEither<Failure, void>;
  readonly reload: TaskEither<Failure, void>;
  readonly act: (action: LessonMassAction) => TaskEither<Failure, LessonMassResults>;
  readonly createFolder: (name: string, folder_id: number | null) => TaskEither<Failure, LessonTreeFolder>;
  readonly rename: (entry: LessonEntry, name: string) => TaskEither<Failure, void>;
  readonly loadTags: TaskEither<Failure, readonly string[]>;
  /** The view remembered on this device. */
  readonly view: () => LibraryView;
  readonly setView: (view: LibraryView) => void;
};
export const LessonLibrary = token<LessonLibrary>("lessons.library");

/** The requests of the library. */
export type LessonLibraryStores = {
  readonly lessons: Pick<LessonStore, "list" | "massAction" | "tags"> & {
    readonly update: (change: LessonChange) => TaskEither<Failure, unknown>;
  };
  readonly folders: Pick<LessonFolderStore, "list" | "create" | "update">;
};

type Deps = LessonLibraryStores & {
  readonly ids: Ids;
  /** this user's storage on this device */
  readonly storage: DeviceStorage;
};

const done = TE.map(() => undefined);

/** What an action changes before it is answered. */
const effectOf = (
  { action, lessons, folders, folder_id = null }: LessonMassAction,
  { all }: LessonQuery,
): ActionEffect<LessonTreeFolder> => {
  const isMove = action === "move";
  const isRemoval = action === "delete" || action === "restore";
  const chosen = new Set(folders);
  return {
    gone: isRemoval || (isMove && !all) ? lessons : [],
    folders: (known) => {
      if (isRemoval) return known.filter(({ id }) => !chosen.has(id));
      return isMove ? known.map((one) => (chosen.has(one.id) ? { ...one, folder_id, parent_id: folder_id } : one)) : known;
    },
  };
};

export const makeLessonLibrary = ({ lessons, folders, ids, storage }: Deps): LessonLibrary => {
  const library = makeFolderLibrary<LessonCard, LessonTreeFolder, LessonQuery>({
    name: "lessons",
    first: firstLessons,
    storage,
    list: lessons.list,
    folders: (deleted) =>
      pipe(
        folders.list(deleted),
        TE.map((list) => list.map(treeFolder)),
      ),
    create: ({ parent: folder_id, ...folder }) => pipe(folders.create({ ...folder, folder_id }), TE.map(treeFolder)),
    ids,
  });
  const tags = makeRemote(() => lessons.tags);
  const stateNow = (): LessonLibraryState => ({ ...library.latest(), tags: tags.latest() });
  return {
    state$: combineLatest([library.state$, tags.state$]).pipe(map(stateNow)),
    latest: stateNow,
    show: library.show,
    reload: library.reload,
    act: (action) =>
      library.act(effectOf(action, library.latest().query), async () => {
        const answer = await lessons.massAction(action)();
        if (action.action === "tag" || action.action === "untag") void tags.load()();
        return answer;
      }),
    createFolder: library.createFolder,
    rename: (entry, name) =>
      library.renaming(entry, entry.kind === "folder" ? entry.folder.version : entry.lesson.version, (version) =>
        entry.kind === "folder"
          ? done(library.storeFolder(pipe(folders.update(entry.id, { name, version }), TE.map(treeFolder))))
          : pipe(
              lessons.update({ id: entry.id, name, version }),
              TE.chainW(() => library.reload),
            ),
      ),
    loadTags: async () => tags.load()(),
    view: library.view,
    setView: library.setView,
  };
};
