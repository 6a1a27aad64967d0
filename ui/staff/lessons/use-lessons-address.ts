import type { LessonQuery } from "../../../core/lessons/lesson-query.model.ts";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { LessonLibrary } from "../../../core/lessons/library/lesson-library.service.ts";
import type { LibraryView } from "../../../core/library/library.model.ts";
import { useGo, useQuery, useSetQuery } from "../../react/address.ts";
import type { LessonFilter } from "./lesson-filters.view.tsx";
import { lessonFolderHref, lessonHref, listInAddress } from "./lessons-address.ts";
import type { LessonsPlace } from "./lessons-places.view.tsx";

const placeOf = ({ deleted, recent }: LessonQuery): LessonsPlace => (deleted ? "bin" : recent ? "recent" : "folder");

/** The address of the library: what it shows, and where its controls lead. */
export const useLessonsAddress = (library: LessonLibrary, query: LessonQuery) => {
  const [address, setQuery, go] = [useQuery(), useSetQuery(), useGo()];
  const asked = address["view"];
  const view: LibraryView = asked === "grid" || asked === "list" ? asked : library.view();
  const hrefOf = (entry: LessonEntry): string | null => {
    if (query.deleted) return null;
    return entry.kind === "folder" ? lessonFolderHref(entry.id) : lessonHref(entry.id);
  };
  return {
    view,
    hrefOf,
    place: placeOf(query),
    onOpen: (entry: LessonEntry): void => {
      const href = hrefOf(entry);
      if (href !== null) go(href);
    },
    onView: (next: LibraryView): void => {
      library.setView(next);
      setQuery({ view: next });
    },
    onSearch: (text: string) => setQuery({ search: text === "" ? null : text, page: null }),
    onFilter: ({ tags, makers, state }: Partial<LessonFilter>) =>
      setQuery({
        page: null,
        ...(tags === undefined ? {} : { tags: listInAddress(tags) }),
        ...(makers === undefined ? {} : { makers: listInAddress(makers) }),
        ...(state === undefined ? {} : { state: listInAddress(state) }),
      }),
    onSort: (sort: string) => setQuery({ sort: sort === "-updated" ? null : sort, page: null }),
    onPage: (page: number) => setQuery({ page: page === 1 ? null : String(page) }, { push: true }),
    onClear: () => setQuery({ search: null, tags: null, makers: null, state: null, page: null }),
  };
};
