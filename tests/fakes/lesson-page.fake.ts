import type { Role } from "../../core/access/role.model.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import { searchWords } from "../../core/kernel/search-words.rule.ts";
import type { LessonFolder } from "../../core/lessons/lesson-folder.model.ts";
import { lessonLimits } from "../../core/lessons/lesson-limits.model.ts";
import { firstLessons, type LessonQuery, type LessonState } from "../../core/lessons/lesson-query.model.ts";
import { lessonCardOf, type StoredLesson } from "../../core/lessons/lesson-record.rule.ts";
import { lessonSortParts, looksThroughLessonFolders } from "../../core/lessons/lesson-search.rule.ts";
import type { LessonPage } from "../../core/lessons/lesson.model.ts";

/** A lesson in memory with the texts of its items. */
export type HeldLesson = StoredLesson & { readonly item_text: string };

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const comparers = {
  name: (a: HeldLesson, b: HeldLesson) => byText(folded(a.name), folded(b.name)),
  created: (a: HeldLesson, b: HeldLesson) => a.created_at - b.created_at,
  updated: (a: HeldLesson, b: HeldLesson) => a.updated_at - b.updated_at,
  length: (a: HeldLesson, b: HeldLesson) => (a.own_length ?? a.estimated) - (b.own_length ?? b.estimated),
  items: (a: HeldLesson, b: HeldLesson) => a.items_count - b.items_count,
} as const;

const stateOf = ({ published_version, is_dirty }: HeldLesson): LessonState =>
  published_version === null ? "unpublished" : is_dirty ? "changed" : "published";

type World = {
  readonly user: { readonly role: Role };
  readonly folder: (id: number | null) => LessonFolder | null;
  readonly now: number;
};

const isKept = ({ deleted_at, folder_id }: HeldLesson, isBin: boolean, { folder, now }: World): boolean => {
  if (!isBin || deleted_at === null) return isBin === (deleted_at !== null);
  return deleted_at > now - lessonLimits.binSeconds && folder(folder_id)?.deleted_at !== deleted_at;
};

const isBelow = (id: number | null, above: number, folder: World["folder"]): boolean =>
  id !== null && (id === above || isBelow(folder(id)?.folder_id ?? null, above, folder));

const isInPlace = ({ folder_id }: HeldLesson, query: LessonQuery, { folder }: World): boolean => {
  if (!looksThroughLessonFolders(query)) return folder_id === query.folder_id;
  return query.folder_id === null || isBelow(folder_id, query.folder_id, folder);
};

/** A page of the lessons in memory that match a query. */
export const lessonPageOf = (lessons: readonly HeldLesson[], asked: Partial<LessonQuery>, world: World): LessonPage => {
  const query = { ...firstLessons, ...asked };
  const words = searchWords(query.search).map(folded);
  const found = lessons.filter(
    (lesson) =>
      isKept(lesson, query.deleted, world) &&
      isInPlace(lesson, query, world) &&
      query.tags.every((tag) => lesson.tags.includes(tag)) &&
      (query.makers.length === 0 || (lesson.user_id !== null && query.makers.includes(lesson.user_id))) &&
      (query.state.length === 0 || query.state.includes(stateOf(lesson))) &&
      (!query.recent || lesson.updated_at > world.now - lessonLimits.recentSeconds) &&
      words.every((word) => folded([lesson.name, ...lesson.tags, lesson.item_text].join(" ")).includes(word)),
  );
  const { by, isDescending } = lessonSortParts(query.sort);
  const sign = isDescending ? -1 : 1;
  const sorted = found.toSorted((a, b) => sign * (comparers[by](a, b) || a.id - b.id));
  const from = (query.page - 1) * query.limit;
  return {
    results: sorted.slice(from, from + query.limit).map((lesson) => lessonCardOf(lesson, world.user)),
    page: query.page,
    pages: pagesFor(found.length, query.limit),
    count: found.length,
  };
};
