import { ArrowRight, GraduationCap } from "lucide-react";
import type { ReactNode } from "react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { CourseCard } from "../../../core/learning/course.model.ts";
import { dayPart, finishedPercent, portalHome } from "../../../core/learning/portal-home.view-model.ts";
import type { PortalSection } from "../../../core/portal-settings/portal-section.model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { CourseCover } from "../../lesson/course-cover.view.tsx";
import { CourseCards } from "./course-cards.view.tsx";
import styles from "./home.module.css";

export type HomeViewProps = {
  /** null while unknown */
  readonly name: string | null;
  /** hour of the day, 0 to 23 */
  readonly hour: number;
  readonly courses: Remote<readonly CourseCard[]>;
  /** of the portal, in order */
  readonly sections: readonly PortalSection[];
  /** the learner's points, below the greeting */
  readonly figures: ReactNode;
  /** unread notifications */
  readonly news: ReactNode;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onRetry: () => void;
};

type Href = Pick<HomeViewProps, "href">;

const GoOnCard = ({ course, href }: Href & { readonly course: CourseCard }) => {
  const text = useText(learningText);
  const next = course.next;
  return (
    <section className={styles["goOn"]} aria-labelledby="go-on">
      <div className={styles["picture"]}>
        <CourseCover id={course.id} cover={course.cover} />
      </div>
      <div className={styles["words"]}>
        <h2 id="go-on" className={styles["eyebrow"]}>
          {text("home.goOn")}
        </h2>
        <p className={styles["lesson"]}>{next?.name ?? course.name}</p>
        <p className={styles["course"]}>{course.name}</p>
        <ProgressBar
          label={text("progress", { name: course.name })}
          isLabelHidden
          percent={finishedPercent(course)}
          valueText={text("lessonsDone", { done: course.finished, total: course.lessons })}
        />
        <div className={styles["action"]}>
          <LinkButton
            kind="primary"
            icon={ArrowRight}
            isWide
            href={href(next === null ? `/course/${course.id}` : `/course/${course.id}/lesson/${next.id}`)}
          >
            {text("continue")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
};

const Loaded = ({
  courses,
  sections,
  news,
  href,
}: Href & Pick<HomeViewProps, "sections" | "news"> & { readonly courses: readonly CourseCard[] }) => {
  const text = useText(learningText);
  const home = portalHome(courses, sections);
  if (courses.length === 0)
    return (
      <>
        {news}
        <EmptyState icon={GraduationCap} title={text("home.emptyTitle")}>
          {text("home.emptyBody")}
        </EmptyState>
      </>
    );
  return (
    <>
      {home.goOn === null ? null : <GoOnCard course={home.goOn} href={href} />}
      {news}
      <CourseCards title={text("home.current")} courses={home.current} href={href} />
      {home.sections.map((section) => (
        <CourseCards
          key={section.slug}
          title={section.name}
          pageHref={href(`/courses/${section.slug}`)}
          courses={section.courses}
          href={href}
        />
      ))}
      <CourseCards title={text("home.available")} courses={home.available} href={href} />
      <CourseCards title={text("home.completed")} courses={home.completed} href={href} />
    </>
  );
};

/** The learner's home: the next lesson first, then every course. */
export const HomeView = ({ name, hour, courses, sections, figures, news, href, onRetry }: HomeViewProps) => {
  const text = useText(learningText);
  const greeting = text(`home.${dayPart(hour)}`);
  return (
    <>
      <PageHeader
        title={name === null ? greeting : text("home.named", { greeting, name })}
        note={<div className={styles["figures"]}>{figures}</div>}
      />
      <RemoteView remote={courses} skeleton={<SkeletonCards />} onRetry={onRetry}>
        {(known) => <Loaded courses={known} sections={sections} news={news} href={href} />}
      </RemoteView>
    </>
  );
};
