import { useEffect, useState } from "react";
import { idle } from "../../../core/kernel/remote.ts";
import { CourseCatalogue } from "../../../core/learning/course-catalogue.service.ts";
import { WithoutNetwork } from "../../../core/offline/without-network.service.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { HomeView } from "./home.view.tsx";
import { SectionView } from "./section.view.tsx";

const figures = loadable(async () => (await import("../stats/home-figures.screen.tsx")).HomeFiguresScreen);
const news = loadable(
  async () => (await import("../notices/new-notices.screen.tsx")).NewNoticesScreen,
  () => <SkeletonLines lines={3} />,
);

const useCourses = () => {
  const courseCatalogue = useService(CourseCatalogue);
  const courses = useLatest(courseCatalogue.courses$, idle);
  const isKept = useLatest(useService(WithoutNetwork).asOf$, null) !== null;
  useEffect(() => {
    void courseCatalogue.load();
  }, [courseCatalogue, isKept]);
  return { courses, load: () => void courseCatalogue.load() };
};

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

/** The courses of one section; it comes with the home page, which leads to it, as both draw the same cards. */
export const SectionScreen = () => {
  const { courses, load } = useCourses();
  const { portal_sections } = usePortalUser();
  const href = usePortalHref();
  const { slug = "" } = useParams();
  useDocumentTitle(portal_sections.find((section) => section.slug === slug)?.name ?? null);
  return <SectionView slug={slug} courses={courses} sections={portal_sections} href={href} onRetry={load} />;
};
