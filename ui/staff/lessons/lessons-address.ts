import { readTypedList, writeTypedList } from "../../../core/groups/typed-list.rule.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import { firstLessons, type LessonQuery, LessonSort, LessonState } from "../../../core/lessons/lesson-query.model.ts";
import type { FolderKey } from "../../../core/library/folder-tree.rule.ts";

type Query = Readonly<Partial<Record<string, string>>>;

const wholeNumber = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** The folder in the path of an address; null for none and for an invalid one. */
export const folderOfPath = (text: string | undefined): number | null => wholeNumber(text);

const listOf = (text: string | undefined): readonly string[] => [...new Set(readTypedList(text ?? ""))];

/**
 * The query in an address; invalid parameters are ignored.
 * @param folder of the path
 */
export const queryOfAddress = (folder: number | null, query: Query, isBin: boolean): LessonQuery => {
  const page = wholeNumber(query["page"]) ?? 1;
  const sort = query["sort"];
  const search = (query["search"] ?? "").slice(0, lessonLimits.search);
  const tags = listOf(query["tags"])
    .map((tag) => tag.slice(0, lessonLimits.tag))
    .slice(0, lessonLimits.tags);
  const makers = listOf(query["makers"])
    .flatMap((id) => wholeNumber(id) ?? [])
    .slice(0, lessonLimits.tags);
  const state = listOf(query["state"]).filter(LessonState.is);
  const recent = !isBin && folder === null && query["recent"] === "true";
  return {
    ...firstLessons,
    folder_id: isBin ? null : folder,
    page: page <= lessonLimits.page ? page : 1,
    sort: LessonSort.is(sort) ? sort : firstLessons.sort,
    search,
    tags,
    makers,
    state,
    recent,
    all: !isBin && (search.trim() !== "" || tags.length + makers.length + state.length > 0 || recent || query["all"] === "true"),
    deleted: isBin,
  };
};

/** The value of a filter in an address; null for none. */
export const listInAddress = (values: readonly (string | number)[]): string | null =>
  values.length === 0 ? null : writeTypedList(values.map(String));

/** The address of a folder; null for the top of the library. */
export const lessonFolderHref = (id: FolderKey | null): string => (id === null ? "/ui/lessons" : `/ui/lessons/folder/${id}`);
export const lessonsBinHref = "/ui/lessons/bin";
export const recentLessonsHref = "/ui/lessons?recent=true";
/** The address of the editor of a lesson. */
export const lessonHref = (id: number): string => `/ui/lessons/edit/${id}`;
/** The address of a new lesson in a folder; null for none. */
export const newLessonHref = (folder: number | null): string => (folder === null ? "/ui/lessons/new" : `/ui/lessons/new/${folder}`);
