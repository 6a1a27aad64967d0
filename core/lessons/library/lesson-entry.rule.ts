import type { TreeFolder } from "../../library/folder-tree.rule.ts";
import { entryKey, type LibraryEntry } from "../../library/library-entry.rule.ts";
import type { LessonFolder } from "../lesson-folder.model.ts";
import type { LessonCard } from "../lesson.model.ts";

/** A folder of lessons as the library keeps it. */
export type LessonTreeFolder = LessonFolder & TreeFolder & { readonly id: number };

export const treeFolder = (folder: LessonFolder): LessonTreeFolder => ({ ...folder, parent_id: folder.folder_id, system: false });

/** An entry of the library of lessons. */
export type LessonEntry = LibraryEntry & { readonly id: number; readonly parent: number | null } & (
    | { readonly kind: "folder"; readonly folder: LessonTreeFolder }
    | { readonly kind: "lesson"; readonly lesson: LessonCard }
  );

export const lessonEntry = (lesson: LessonCard): LessonEntry => {
  const { id, name, teams, editable, folder_id: parent, deleted_at } = lesson;
  return { kind: "lesson", key: entryKey("lesson", id), id, name, teams, editable, parent, deleted_at, lesson };
};
export const folderEntry = (folder: LessonTreeFolder): LessonEntry => {
  const { id, name, teams, editable, parent_id: parent, deleted_at } = folder;
  return { kind: "folder", key: entryKey("folder", id), id, name, teams, editable, parent, deleted_at, folder };
};

export const lessonsOf = (entries: readonly LessonEntry[]): readonly LessonCard[] =>
  entries.flatMap((entry) => (entry.kind === "lesson" ? [entry.lesson] : []));
export const foldersOf = (entries: readonly LessonEntry[]): readonly LessonTreeFolder[] =>
  entries.flatMap((entry) => (entry.kind === "folder" ? [entry.folder] : []));

export const isDeletable = (entry: LessonEntry): boolean => (entry.kind === "lesson" ? entry.lesson.deletable : entry.folder.deletable);
