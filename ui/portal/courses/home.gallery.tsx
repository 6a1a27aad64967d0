import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { courses, sectioned, sections } from "./gallery-courses.ts";
import { HomeView, type HomeViewProps } from "./home.view.tsx";

const nothing = (): void => undefined;
const home = (more: Partial<HomeViewProps>) => (
  <HomeView
    name="Lena"
    hour={9}
    courses={loaded(courses)}
    sections={[]}
    href={(rest) => `/portal/harbor${rest}`}
    onRetry={nothing}
    {...more}
  />
);

export const gallery: GalleryEntry = {
  name: "portal-home",
  group: "portal/courses",
  states: {
    home: () => home({}),
    "by section": () => home({ courses: loaded(sectioned), sections }),
    "nothing joined": () => home({ courses: loaded(courses.filter(({ status }) => status === "available")) }),
    empty: () => home({ courses: loaded([]) }),
    loading: () => home({ courses: idle }),
    broken: () =>
      home({ courses: { tag: "failed", failure: { tag: "server", message: "Something went wrong on our side.", requestId: "7c1f" } } }),
    offline: () => home({ courses: { tag: "failed", failure: { tag: "offline" } } }),
  },
};
