import { GraduationCap } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { CourseCard } from "../../../core/learning/course.model.ts";
import { coursesIn } from "../../../core/learning/portal-home.view-model.ts";
import type { PortalSection } from "../../../core/portal-settings/portal-section.model.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { portalSectionText } from "../../i18n/en/portal-section.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { CourseCards } from "./course-cards.view.tsx";

export type SectionViewProps = {
  /** the address of the section */
  readonly slug: string;
  readonly courses: Remote<readonly CourseCard[]>;
  /** of the portal, in order */
  readonly sections: readonly PortalSection[];
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onRetry: () => void;
};

/** The courses of one section, joined or not. */
export const SectionView = ({ slug, courses, sections, href, onRetry }: SectionViewProps) => {
  const text = useText(portalSectionText);
  const frame = useText(portalFrameText);
  const home = <LinkButton href={href("/home")}>{frame("home")}</LinkButton>;
  const section = sections.find((one) => one.slug === slug);
  if (section === undefined)
    return (
      <Message icon={GraduationCap} title={text("notFoundTitle")} isPage actions={home}>
        {text("notFoundBody")}
      </Message>
    );
  return (
    <>
      <PageHeader title={section.name} />
      <RemoteView remote={courses} skeleton={<SkeletonCards />} onRetry={onRetry}>
        {(known) => {
          const own = coursesIn(section, known);
          return own.length === 0 ? (
            <EmptyState icon={GraduationCap} title={text("empty")} action={home} />
          ) : (
            <CourseCards title={section.name} isTitled courses={own} href={href} />
          );
        }}
      </RemoteView>
    </>
  );
};
