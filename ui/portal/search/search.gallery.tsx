import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { PortalFound } from "../../../core/portal-search/portal-search.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { SearchView, type SearchViewProps } from "./search.view.tsx";

const nothing = (): void => undefined;
const harbor = { id: 1, name: "Harbor safety basics" };
const found: PortalFound = {
  courses: [
    { ...harbor, summary: "Four rules that bring everybody home.", joined: true },
    { id: 3, name: "Knots for the harbor", summary: "", joined: false },
  ],
  lessons: [
    { id: 2, name: "Four rules of the harbor", course: harbor, state: "current", lock: null },
    { id: 1, name: "Welcome to the harbor", course: harbor, state: "done", lock: null },
    { id: 5, name: "A word from the harbor master", course: harbor, state: "open", lock: null },
    { id: 4, name: "The harbor in storm season", course: harbor, state: "locked", lock: "date" },
  ],
  shared: [{ id: 9, name: "Man overboard in the harbor", folder: { id: 4, name: "Drills" }, state: "new" }],
  course_count: 2,
  pages: [{ path: "house-rules", title: "House rules of the harbor" }],
  lesson_count: 61,
  page_count: 1,
};
const none: PortalFound = { courses: [], lessons: [], shared: [], pages: [], course_count: 0, lesson_count: 0, page_count: 0 };

const page = (more: Partial<SearchViewProps>) => (
  <SearchView words="harbor" found={loaded(found)} href={(rest) => `/portal/harbor${rest}`} onWords={nothing} onRetry={nothing} {...more} />
);

/** A learner's search in every state. */
export const gallery: GalleryEntry = {
  name: "portal search",
  group: "portal/search",
  states: {
    found: () => page({}),
    "nothing typed": () => page({ words: "", found: loaded(none) }),
    "nothing found": () => page({ words: "whale", found: loaded(none) }),
    loading: () => page({ found: idle }),
    broken: () => page({ found: { tag: "failed", failure: { tag: "offline" } } }),
  },
};
