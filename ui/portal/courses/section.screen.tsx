import { useParams } from "../../react/address.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { SectionView } from "./section.view.tsx";
import { useCourses } from "./use-courses.ts";

/** The courses of one section; it comes with the home page, which leads to it, so that it opens without network too. */
export const SectionScreen = () => {
  const { courses, load } = useCourses();
  const { portal_sections } = usePortalUser();
  const href = usePortalHref();
  const { slug = "" } = useParams();
  useDocumentTitle(portal_sections.find((section) => section.slug === slug)?.name ?? null);
  return <SectionView slug={slug} courses={courses} sections={portal_sections} href={href} onRetry={load} />;
};
