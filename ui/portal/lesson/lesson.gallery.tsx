import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { LessonFailure } from "./lesson-failure.view.tsx";

const nothing = (): void => undefined;

export const gallery: GalleryEntry = {
  name: "portal-lesson",
  group: "portal/lesson",
  isWhole: true,
  states: {
    locked: () => (
      <LessonFailure
        failure={{ tag: "forbidden", message: "This lesson is locked, complete all previous lessons." }}
        courseHref="/portal/harbor/course/1"
        keptHref="/portal/harbor/p/kept"
        onRetry={nothing}
      />
    ),
    "not kept": () => (
      <LessonFailure failure={{ tag: "offline" }} courseHref="/portal/harbor/course/1" keptHref="/portal/harbor/p/kept" onRetry={nothing} />
    ),
    "not found": () => (
      <LessonFailure
        failure={{ tag: "not-found", message: "Lesson not found." }}
        courseHref="/portal/harbor/course/1"
        keptHref="/portal/harbor/p/kept"
        onRetry={nothing}
      />
    ),
  },
};
