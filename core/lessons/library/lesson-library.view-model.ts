import { isAdmin } from "../../access/permission.rule.ts";
import type { Role } from "../../access/role.model.ts";
import { latestValue } from "../../kernel/remote.ts";
import type { EntryAction } from "../../library/entry-action.model.ts";
import { type FolderKey, mayHoldFolder } from "../../library/folder-tree.rule.ts";
import { isEditable } from "../../library/library-entry.rule.ts";
import { isThroughFolders, type LibraryShown, shownOf } from "../../library/library-shown.rule.ts";
import { lessonLimits } from "../lesson-limits.model.ts";
import type { LessonQuery, LessonState } from "../lesson-query.model.ts";
import type { LessonCard } from "../lesson.model.ts";
import { folderEntry, isDeletable, type LessonEntry, lessonEntry, lessonsOf, type LessonTreeFolder } from "./lesson-entry.rule.ts";
import type { LessonLibraryState } from "./lesson-library.model.ts";

const isFiltered = ({ tags, makers, state, recent }: LessonQuery): boolean => tags.length + makers.length + state.length > 0 || recent;

/** Whether a search or filter that can be cleared narrows the library. */
export const isNarrowed = ({ search, tags, makers, state }: LessonQuery): boolean =>
  search.trim() !== "" || tags.length + makers.length + state.length > 0;

/**
 * What the library of lessons shows.
 * @property mayAdd whether the user may create lessons here
 */
export type LessonsShown = LibraryShown<LessonTreeFolder, LessonEntry> & { readonly mayAdd: boolean; readonly mayAddFolder: boolean };

const mayAddTo = (folders: readonly LessonTreeFolder[], target: FolderKey | null, role: Role): boolean =>
  role !== "guest" && (target === null || folders.some(({ id, editable }) => id === target && editable));

/** Derives what is shown from the state of the library and the query of the address. */
export const lessonsShown = (state: LessonLibraryState, query: LessonQuery, role: Role): LessonsShown => {
  const folders = latestValue(query.deleted ? state.binFolders : state.folders) ?? [];
  const mayAdd = !query.deleted && mayAddTo(folders, query.folder_id, role);
  return {
    ...shownOf(state, query, { isFiltered: isFiltered(query), folder: folderEntry, model: lessonEntry }),
    mayAdd,
    mayAddFolder: mayAdd && !isThroughFolders(query) && mayHoldFolder(folders, query.folder_id),
  };
};

/** What learners get of a lesson: its newest state, an older one, or nothing. */
export const lessonState = ({ published_version, isDirty }: Pick<LessonCard, "published_version" | "isDirty">): LessonState =>
  published_version === null ? "unpublished" : isDirty ? "changed" : "published";

/**
 * Whether a lesson was edited in the last seven days.
 * @param now epoch seconds
 */
export const isRecentlyEdited = ({ updated_at }: Pick<LessonCard, "updated_at">, now: number): boolean =>
  now - updated_at < lessonLimits.recentSeconds;

/** What can be done with lessons and folders. */
export type LessonEntryAction = Exclude<EntryAction, "download" | "link">;

/** A lesson is taken once it is published; its working copy can always be tested. */
const played = (lessons: readonly LessonCard[]): readonly LessonEntryAction[] =>
  lessons.flatMap(({ published_version }) => (published_version === null ? ["test" as const] : (["take", "test"] as const)));

/** The actions on selected entries, in the order in which they are offered; those that change need every entry to be editable. */
export const lessonActionsOn = (entries: readonly LessonEntry[], isBin: boolean, role: Role): readonly LessonEntryAction[] => {
  if (entries.length === 0) return [];
  const mayChange = role !== "guest" && entries.every(isEditable);
  if (isBin) return mayChange || isAdmin(role) ? ["restore"] : [];
  const isOne = entries.length === 1;
  const areLessons = entries.every(({ kind }) => kind === "lesson");
  return [
    ...(isOne ? (["open"] as const) : []),
    ...(isOne && areLessons ? played(lessonsOf(entries)) : []),
    ...(mayChange && isOne ? (["rename"] as const) : []),
    ...(role !== "guest" && isOne && areLessons ? (["export"] as const) : []),
    ...(role !== "guest" ? (["copy"] as const) : []),
    ...(mayChange ? (["move"] as const) : []),
    ...(mayChange && areLessons ? (["tag"] as const) : []),
    ...(mayChange ? (["teams"] as const) : []),
    ...(mayChange && entries.every(isDeletable) ? (["remove"] as const) : []),
  ];
};

/** The tags of lessons, by how many of the lessons have them: all or some. */
export const tagsOnLessons = (
  lessons: readonly Pick<LessonCard, "tags">[],
): { readonly all: readonly string[]; readonly some: readonly string[] } => {
  const tags = [...new Set(lessons.flatMap((lesson) => lesson.tags))];
  const isOnAll = (tag: string): boolean => lessons.every((lesson) => lesson.tags.includes(tag));
  return { all: tags.filter(isOnAll), some: tags.filter((tag) => !isOnAll(tag)) };
};
