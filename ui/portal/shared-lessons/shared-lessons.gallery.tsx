import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { SharedLesson, SharedLessons } from "../../../core/shared-lessons/shared-lesson.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { SharedLessonsView, type SharedLessonsViewProps } from "./shared-lessons.view.tsx";

const nothing = (): void => undefined;
const none = { results: [], page: 1, pages: 1, count: 0 };
const lesson = (id: number, name: string, more: Partial<SharedLesson> = {}): SharedLesson => ({
  id,
  name,
  banner_img: null,
  minutes: 6,
  points: 0,
  state: "new",
  percent: 0,
  ...more,
});
const shared: SharedLessons = {
  folder: null,
  above: [],
  folders: [
    { id: 1, name: "On the quay", lessons_count: 12 },
    { id: 2, name: "Lessons for everybody who works in the harbor office or comes by once in a while", lessons_count: 1 },
  ],
  lessons: none,
};
const safety: SharedLessons = {
  folder: { id: 4, name: "Safety" },
  above: [{ id: 1, name: "On the quay" }],
  folders: [{ id: 5, name: "Older lessons", lessons_count: 3 }],
  lessons: {
    results: [
      lesson(1, "Ropes and knots"),
      lesson(2, "Berthing a ship over eighty metres", { state: "begun", percent: 40, points: 1_200 }),
      lesson(3, "Fog", { state: "done", percent: 100, points: 1, minutes: 1 }),
      lesson(4, "A_very_long_name_without_any_space_in_it_that_has_to_break_somewhere", { minutes: 0 }),
    ],
    page: 1,
    pages: 2,
    count: 62,
  },
};

const page = (content: Remote<SharedLessons>, more: Partial<SharedLessonsViewProps> = {}) => (
  <SharedLessonsView
    organisation="Harbor School"
    content={content}
    search=""
    href={(rest) => `/portal/harbor${rest}`}
    onSearch={nothing}
    onPage={nothing}
    onRetry={nothing}
    {...more}
  />
);

/** Shared lessons in every state. */
export const gallery: GalleryEntry = {
  name: "shared-lessons",
  group: "portal/shared-lessons",
  states: {
    "shared folders": () => page(loaded(shared)),
    "folder in a folder": () => page(loaded(safety)),
    "empty folder": () => page(loaded({ ...safety, folders: [], lessons: none })),
    "nothing found": () => page(loaded({ ...safety, folders: [], lessons: none }), { search: "storm" }),
    "nothing shared": () => page(loaded({ ...shared, folders: [] })),
    loading: () => page(idle),
    "not found": () => page({ tag: "failed", failure: { tag: "not-found", message: "Folder not found." } }),
    broken: () => page({ tag: "failed", failure: { tag: "offline" } }),
  },
};
