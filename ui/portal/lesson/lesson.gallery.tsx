import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { FillScreenView } from "./fill-screen.view.tsx";
import { LessonFailure } from "./lesson-failure.view.tsx";

const back = { href: "/portal/harbor/course/1", label: "Go to the course" };
const nothing = (): void => undefined;

export const gallery: GalleryEntry = {
  name: "portal-lesson",
  group: "portal/lesson",
  isWhole: true,
  states: {
    locked: () => (
      <LessonFailure
        failure={{ tag: "forbidden", message: "This lesson is locked, complete all previous lessons." }}
        back={back}
        keptHref="/portal/harbor/p/kept"
        onRetry={nothing}
      />
    ),
    "not kept": () => <LessonFailure failure={{ tag: "offline" }} back={back} keptHref="/portal/harbor/p/kept" onRetry={nothing} />,
    "may fill the screen": () => <FillScreenView isFilled={false} onToggle={nothing} />,
    "not found": () => (
      <LessonFailure
        failure={{ tag: "not-found", message: "Lesson not found." }}
        back={back}
        keptHref="/portal/harbor/p/kept"
        onRetry={nothing}
      />
    ),
  },
};
