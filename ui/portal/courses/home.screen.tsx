import { useState } from "react";
import { loadable } from "../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { HomeView } from "./home.view.tsx";
import { useCourses } from "./use-courses.ts";

const figures = loadable(async () => (await import("../stats/home-figures.screen.tsx")).HomeFiguresScreen);
const news = loadable(
  async () => (await import("../notices/new-notices.screen.tsx")).NewNoticesScreen,
  () => <SkeletonLines lines={3} />,
);

/** The learner's home. */
export const HomeScreen = () => {
  const { courses, load } = useCourses();
  const user = usePortalUser();
  const href = usePortalHref();
  const [hour] = useState(() => new Date().getHours());
  const name = user.first_name.trim();
  return (
    <HomeView
      name={name === "" ? null : name}
      hour={hour}
      courses={courses}
      sections={user.portal_sections}
      figures={<figures.View />}
      news={user.unread_notices === 0 ? null : <news.View />}
      href={href}
      onRetry={load}
    />
  );
};
