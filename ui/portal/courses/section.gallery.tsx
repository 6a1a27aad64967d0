import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { sectioned, sections } from "./gallery-courses.ts";
import { SectionView, type SectionViewProps } from "./section.view.tsx";

const page = (more: Partial<SectionViewProps>) => (
  <SectionView
    slug="start-here"
    courses={loaded(sectioned)}
    sections={sections}
    href={(rest) => `/portal/harbor${rest}`}
    onRetry={() => undefined}
    {...more}
  />
);

/** A section of the portal in every state. */
export const gallery: GalleryEntry = {
  name: "portal-section",
  group: "portal/courses",
  states: {
    section: () => page({}),
    "without courses": () => page({ courses: loaded([]) }),
    "not found": () => page({ slug: "gone" }),
    loading: () => page({ courses: idle }),
    broken: () => page({ courses: { tag: "failed", failure: { tag: "offline" } } }),
  },
};
