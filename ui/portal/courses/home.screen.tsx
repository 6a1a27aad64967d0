import { useEffect, useState } from "react";
import { idle } from "../../../core/kernel/remote.ts";
import { CourseShelf } from "../../../core/learning/course-shelf.service.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { HomeView } from "./home.view.tsx";

/** The learner's home. */
export const HomeScreen = () => {
  const shelf = useService(CourseShelf);
  const courses = useLatest(shelf.courses$, idle);
  const user = usePortalUser();
  const href = usePortalHref();
  useEffect(() => {
    void shelf.load();
  }, [shelf]);
  const [hour] = useState(() => new Date().getHours());
  const name = user.first_name.trim();
  return <HomeView name={name === "" ? null : name} hour={hour} courses={courses} href={href} onRetry={() => void shelf.load()} />;
};
