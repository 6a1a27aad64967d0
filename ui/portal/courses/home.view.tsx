import { ArrowRight, Award, CircleCheck, GraduationCap } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { CourseCard } from "../../../core/learning/course.model.ts";
import { dayPart, finishedPercent, portalHome } from "../../../core/learning/portal-home.view-model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { CardGrid, type CardItem } from "../../kit/card-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { ProgressBar, ProgressRing } from "../../kit/progress.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { CourseCover } from "./course-cover.view.tsx";
import styles from "./home.module.css";

export type HomeViewProps = {
  /** null while unknown */
  readonly name: string | null;
  /** hour of the day, 0 to 23 */
  readonly hour: number;
  readonly courses: Remote<readonly CourseCard[]>;
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

const Courses = ({ title, courses, href }: Href & { readonly title: string; readonly courses: readonly CourseCard[] }) => {
  const text = useText(learningText);
  if (courses.length === 0) return null;
  const card = (course: CourseCard): CardItem => ({
    id: String(course.id),
    title: course.name,
    href: href(`/course/${course.id}`),
    picture: <CourseCover id={course.id} cover={course.cover} />,
    note: course.summary,
    facts: (
      <>
        {course.status === "current" ? (
          <ProgressRing label={text("progress", { name: course.name })} percent={finishedPercent(course)} />
        ) : null}
        {course.status === "completed" ? (
          <Pill tone="success" icon={CircleCheck}>
            {text("status.completed")}
          </Pill>
        ) : null}
        <span className={styles["fact"]}>
          {course.status === "current"
            ? text("lessonsDone", { done: course.finished, total: course.lessons })
            : text("lessons", { count: course.lessons })}
        </span>
        {course.points === 0 ? null : <span className={styles["fact"]}>{text("points", { count: course.points })}</span>}
      </>
    ),
  });
  return (
    <section className={styles["section"]}>
      <h2>{title}</h2>
      <CardGrid label={title} items={courses.map(card)} />
    </section>
  );
};

const Loaded = ({ courses, href }: Href & { readonly courses: readonly CourseCard[] }) => {
  const text = useText(learningText);
  const home = portalHome(courses);
  if (courses.length === 0)
    return (
      <EmptyState icon={GraduationCap} title={text("home.emptyTitle")}>
        {text("home.emptyBody")}
      </EmptyState>
    );
  return (
    <>
      {home.goOn === null ? null : <GoOnCard course={home.goOn} href={href} />}
      <Courses title={text("home.current")} courses={home.current} href={href} />
      <Courses title={text("home.available")} courses={home.available} href={href} />
      <Courses title={text("home.completed")} courses={home.completed} href={href} />
    </>
  );
};

/** The learner's home: the next lesson first, then every course. */
export const HomeView = ({ name, hour, courses, href, onRetry }: HomeViewProps) => {
  const text = useText(learningText);
  const greeting = text(`home.${dayPart(hour)}`);
  const points = courses.tag === "loaded" ? portalHome(courses.value).points : 0;
  return (
    <>
      <PageHeader
        title={name === null ? greeting : text("home.named", { greeting, name })}
        actions={
          points === 0 ? undefined : (
            <span className={styles["points"]}>
              <Award className={styles["award"]} aria-hidden="true" />
              {text("points", { count: points })}
            </span>
          )
        }
      />
      <RemoteView remote={courses} skeleton={<SkeletonCards />} onRetry={onRetry}>
        {(known) => <Loaded courses={known} href={href} />}
      </RemoteView>
    </>
  );
};
