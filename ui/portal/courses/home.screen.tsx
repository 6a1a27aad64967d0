import { useEffect, useState } from "react";
import { idle } from "../../../core/kernel/remote.ts";
import { CourseCatalogue } from "../../../core/learning/course-catalogue.service.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { HomeView } from "./home.view.tsx";

/** The learner's home. */
export const HomeScreen = () => {
  const courseCatalogue = useService(CourseCatalogue);
  const courses = useLatest(courseCatalogue.courses$, idle);
  const user = usePortalUser();
  const href = usePortalHref();
  useEffect(() => {
    void courseCatalogue.load();
  }, [courseCatalogue]);
  const [hour] = useState(() => new Date().getHours());
  const name = user.first_name.trim();
  return (
    <HomeView name={name === "" ? null : name} hour={hour} courses={courses} href={href} onRetry={() => void courseCatalogue.load()} />
  );
};
