import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { CourseTestView, type CourseTestViewProps } from "./course-test.view.tsx";
import { contactTest, imaginedTest, noon } from "./gallery-course-tests.ts";

const nothing = (): void => undefined;
const page = (more: Partial<CourseTestViewProps>) => (
  <CourseTestView
    test={loaded(imaginedTest)}
    course={1}
    lesson={null}
    settings={{ joined: "2026-06-29", pace: "week", drafts: false }}
    now={noon}
    onSettings={nothing}
    onChoose={nothing}
    onImagined={nothing}
    onRetry={nothing}
    {...more}
  />
);

/** Trying out a course, in every state. */
export const gallery: GalleryEntry = {
  name: "course tests",
  group: "staff/course-tests",
  states: {
    "an imagined learner": () => page({}),
    "an imagined learner who finishes nothing, with drafts": () =>
      page({ settings: { joined: "2026-06-29", pace: "never", drafts: true }, lesson: 2 }),
    "a contact, asked about a lesson": () => page({ test: loaded(contactTest), lesson: 5 }),
    "a contact who has not joined": () => page({ test: loaded({ ...contactTest, facts: { ...contactTest.facts, joined_at: null } }) }),
    "a course without lessons": () => page({ test: loaded({ ...imaginedTest, facts: { ...imaginedTest.facts, triggers: [] } }) }),
    loading: () => page({ test: idle }),
    "not found": () =>
      page({
        test: {
          tag: "failed",
          failure: { tag: "not-found", message: "This course does not exist, or it is not shared with your teams." },
        },
      }),
    broken: () => page({ test: { tag: "failed", failure: { tag: "offline" } } }),
  },
};
