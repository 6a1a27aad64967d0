import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { now, results } from "../notices/gallery-notices.ts";
import { NewNoticesView } from "../notices/new-notices.view.tsx";
import { HomeFigures } from "../stats/home-figures.view.tsx";
import { courses, sectioned, sections } from "./gallery-courses.ts";
import { HomeView, type HomeViewProps } from "./home.view.tsx";

const nothing = (): void => undefined;
const home = (more: Partial<HomeViewProps>) => (
  <HomeView
    name="Lena"
    hour={9}
    courses={loaded(courses)}
    sections={[]}
    figures={<HomeFigures points={6_000} streak={3} href="/portal/harbor/p/stats" />}
    news={null}
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
    "with news": () =>
      home({
        news: (
          <NewNoticesView
            notices={{ tag: "loaded", unread: 5, newest: results.slice(0, 3) }}
            now={now}
            href={(rest) => rest}
            onOpen={nothing}
          />
        ),
      }),
    "news that load": () =>
      home({ news: <NewNoticesView notices={{ tag: "loading", unread: 5 }} now={now} href={(rest) => rest} onOpen={nothing} /> }),
    "news that cannot be loaded": () =>
      home({ news: <NewNoticesView notices={{ tag: "failed", unread: 5 }} now={now} href={(rest) => rest} onOpen={nothing} /> }),
    "without points": () => home({ figures: <HomeFigures points={0} streak={0} href="/portal/harbor/p/stats" /> }),
    empty: () => home({ courses: loaded([]) }),
    loading: () => home({ courses: idle }),
    broken: () =>
      home({ courses: { tag: "failed", failure: { tag: "server", message: "Something went wrong on our side.", requestId: "7c1f" } } }),
    offline: () => home({ courses: { tag: "failed", failure: { tag: "offline" } } }),
  },
};
