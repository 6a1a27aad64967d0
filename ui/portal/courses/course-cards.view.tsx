import { CircleCheck } from "lucide-react";
import type { CourseCard } from "../../../core/learning/course.model.ts";
import { finishedPercent } from "../../../core/learning/portal-home.view-model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { CardGrid, type CardItem } from "../../kit/card-grid.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { ProgressRing } from "../../kit/progress.view.tsx";
import { CourseCover } from "../../lesson/course-cover.view.tsx";
import styles from "./home.module.css";

type CoursesProps = {
  readonly title: string;
  readonly courses: readonly CourseCard[];
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  /** of the page with these courses alone */
  readonly pageHref?: string;
  /** the page has this title already */
  readonly isTitled?: boolean;
};

/** Courses as cards under a title; nothing without courses. */
export const CourseCards = ({ title, courses, href, pageHref, isTitled = false }: CoursesProps) => {
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
      {isTitled ? null : <h2>{pageHref === undefined ? title : <Anchor href={pageHref}>{title}</Anchor>}</h2>}
      <CardGrid label={title} items={courses.map(card)} />
    </section>
  );
};
