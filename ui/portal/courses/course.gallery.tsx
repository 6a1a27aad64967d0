import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { CourseView, type CourseViewProps } from "./course.view.tsx";
import { course, noon, paused, unjoined } from "./gallery-courses.ts";

const nothing = (): void => undefined;
const page = (more: Partial<CourseViewProps>) => (
  <CourseView
    course={loaded(course)}
    tab="syllabus"
    isJoining={false}
    href={(rest) => `/portal/harbor${rest}`}
    onJoin={nothing}
    onReset={nothing}
    onPause={nothing}
    onRetry={nothing}
    {...more}
  />
);

export const gallery: GalleryEntry = {
  name: "portal-course",
  group: "portal/courses",
  states: {
    "under way": () => page({}),
    about: () => page({ tab: "about" }),
    "not joined": () => page({ course: loaded(unjoined) }),
    joining: () => page({ course: loaded(unjoined), isJoining: true }),
    completed: () => page({ course: loaded({ ...course, status: "completed", level: 3, next: null }) }),
    waiting: () => page({ course: loaded({ ...course, next: null }) }),
    "paused by the learner": () => page({ course: loaded(paused) }),
    "paused for everybody": () => page({ course: loaded({ ...paused, paused: true, drip_paused: false }) }),
    "paused, not joined": () => page({ course: loaded({ ...unjoined, paused: true }) }),
    "with a due date": () => page({ course: loaded({ ...course, due_at: noon + 20 * 24 * 3600 }) }),
    empty: () => page({ course: loaded({ ...course, triggers: [], next: null }) }),
    loading: () => page({ course: idle }),
    "not found": () => page({ course: { tag: "failed", failure: { tag: "not-found", message: "Course not found." } } }),
  },
};
