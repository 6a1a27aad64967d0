import * as E from "fp-ts/lib/Either.js";
import type { Role } from "../../core/access/role.model.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { folderLine, type FolderPlace } from "../../core/kernel/folder-places.ts";
import { decideLessonFolderDeletion, decideLessonFolderRestoration } from "../../core/lessons/decide-lesson-folder-deletion.rule.ts";
import { decideLessonFolderChange, decideNewLessonFolder } from "../../core/lessons/decide-lesson-folder.rule.ts";
import { foundLessonFolder, isKept } from "../../core/lessons/find-lesson-folder.rule.ts";
import type { LessonFolderEdit, LessonTreeWrite } from "../../core/lessons/lesson-folder-edit.model.ts";
import type { LessonFolder, LessonFolderContent } from "../../core/lessons/lesson-folder.model.ts";
import type { LessonCard } from "../../core/lessons/lesson.model.ts";
import type { LessonFolderStore } from "../../core/lessons/lessons.port.ts";

type HeldFolder = Omit<LessonFolder, "lessons_count" | "folders_count" | "editable" | "deletable" | "schemaLevel">;

/**
 * Folders of lessons in memory, as one user sees them.
 * @property lessons the lessons in use and in the bin
 * @property putLesson deletes or restores a lesson with its folder
 */
export type LessonFolderWorldFake = {
  readonly folders: Map<number, HeldFolder>;
  readonly lessons: () => readonly LessonCard[];
  readonly putLesson: (id: number, edit: Pick<LessonCard, "deleted_at">) => void;
  readonly folder: (id: number | null) => LessonFolder | null;
};

type Options = {
  readonly now: () => number;
  readonly role?: Role;
  readonly user?: number;
  readonly nextId?: () => number;
  readonly lessons?: () => readonly LessonCard[];
  readonly putLesson?: LessonFolderWorldFake["putLesson"];
};

const byName = (a: LessonFolder, b: LessonFolder): number => a.name.toLowerCase().localeCompare(b.name.toLowerCase()) || a.id - b.id;

/** Folders of lessons in memory, by the rules that the server asks. */
export const makeLessonFolderStoreFake = ({
  now,
  role = "owner",
  user = 1,
  nextId,
  lessons = () => [],
  putLesson = () => undefined,
}: Options): LessonFolderStore & LessonFolderWorldFake => {
  const folders = new Map<number, HeldFolder>();
  const attempts = new Map<string, number>();
  let last = 0;
  const newId = nextId ?? (() => (last += 1));

  const folder = (id: number | null): LessonFolder | null => {
    const held = id === null ? undefined : folders.get(id);
    if (held === undefined) return null;
    const isWith = (one: { readonly deleted_at: number | null }): boolean => one.deleted_at === held.deleted_at;
    return {
      ...held,
      lessons_count: lessons().filter((one) => one.folder_id === held.id && isWith(one)).length,
      folders_count: [...folders.values()].filter((one) => one.folder_id === held.id && isWith(one)).length,
      editable: role !== "guest",
      deletable: role !== "guest",
      schemaLevel: "small",
    };
  };
  const all = (): readonly LessonFolder[] => [...folders.keys()].flatMap((id) => folder(id) ?? []).toSorted(byName);
  const places = (): readonly FolderPlace[] =>
    [...folders.values()].map(({ id, folder_id, deleted_at }) => ({ id, parent_id: folder_id, deleted_at }));
  const read = (id: number): E.Either<Failure, LessonFolder> => foundLessonFolder(folder(id), now());
  const contextOf = (folder_id: number | null | undefined) => ({ parent: folder(folder_id ?? null), places: places(), now: now() });
  const latest = (): number | null => {
    const times = [...folders.values(), ...lessons()].flatMap(({ deleted_at }) => deleted_at ?? []);
    return times.length === 0 ? null : Math.max(...times);
  };
  const put = (id: number, edit: LessonFolderEdit): void => {
    const held = folders.get(id);
    if (held !== undefined) folders.set(id, { ...held, ...edit });
  };
  const putTree = (id: number, { edit, below }: LessonTreeWrite): void => {
    const was = folders.get(id)?.deleted_at ?? null;
    const { deleted_at, updated_at } = edit;
    for (const one of lessons())
      if (one.folder_id !== null && below.includes(one.folder_id) && one.deleted_at === was) putLesson(one.id, { deleted_at });
    for (const [inner, held] of folders)
      if (inner !== id && below.includes(inner) && held.deleted_at === was)
        folders.set(inner, { ...held, deleted_at, updated_at, version: held.version + 1 });
    put(id, edit);
  };
  const contentOf = (one: LessonFolder): LessonFolderContent => ({
    ...one,
    schemaLevel: "full",
    folders: all().filter(({ folder_id, deleted_at }) => folder_id === one.id && deleted_at === one.deleted_at),
    lessons: lessons()
      .filter(({ folder_id, deleted_at }) => folder_id === one.id && deleted_at === one.deleted_at)
      .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id),
    path: folderLine(places(), one.folder_id)
      .toReversed()
      .map((id) => ({ id, name: folders.get(id)?.name ?? "" })),
  });

  return {
    folders,
    lessons,
    putLesson,
    folder,
    list: (deleted) => async () =>
      E.right(
        all().filter((one) =>
          deleted
            ? role !== "guest" && one.deleted_at !== null && isKept(one, now()) && folder(one.folder_id)?.deleted_at !== one.deleted_at
            : one.deleted_at === null,
        ),
      ),
    get: (id) => async () => E.map(contentOf)(read(id)),
    create: (asked) => async () => {
      const made = asked.key === undefined ? undefined : attempts.get(asked.key);
      const decision = decideNewLessonFolder(made !== undefined, asked, contextOf(asked.folder_id));
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return read(made ?? 0);
      const id = newId();
      if (asked.key !== undefined) attempts.set(asked.key, id);
      folders.set(id, { ...decision.right.edit, id, user_id: user, teams: [], created_at: now() });
      return read(id);
    },
    update: (id, change) => async () => {
      const decision = decideLessonFolderChange(folder(id), change, contextOf(change.folder_id));
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) put(id, decision.right.edit);
      return read(id);
    },
    remove: (id) => async () => {
      const decision = decideLessonFolderDeletion(folder(id), { places: places(), latest: latest(), now: now() });
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) putTree(id, decision.right);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      const decision = decideLessonFolderRestoration(folder(id), { places: places(), now: now() });
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) putTree(id, decision.right);
      return read(id);
    },
  };
};
