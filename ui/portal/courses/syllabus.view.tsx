import { CalendarClock } from "lucide-react";
import type { CourseLesson } from "../../../core/learning/course.model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { lessonLooks } from "./lesson-state-look.ts";
import styles from "./syllabus.module.css";
import { useLockReason } from "./use-lock-reason.ts";

type SyllabusProps = {
  readonly lessons: readonly CourseLesson[];
  /** builds the address of a lesson */
  readonly lessonHref: (id: number) => string;
};

const Lesson = ({ lesson, lessonHref }: { readonly lesson: CourseLesson; readonly lessonHref: (id: number) => string }) => {
  const text = useText(learningText);
  const reason = useLockReason()(lesson);
  const { icon: Picture, tone } = lessonLooks[lesson.state];
  const Mark = lesson.lock === "date" ? CalendarClock : Picture;
  return (
    <li className={styles["lesson"]} data-state={lesson.state}>
      <Mark className={styles["icon"]} aria-hidden="true" />
      <div className={styles["words"]}>
        <h2 className={styles["name"]}>
          {lesson.state === "locked" ? (
            lesson.name
          ) : (
            <Anchor href={lessonHref(lesson.id)} className={styles["link"]}>
              {lesson.name}
            </Anchor>
          )}
        </h2>
        <p className={styles["note"]}>
          {reason ?? text("items", { count: lesson.items })}
          {lesson.points === 0 ? null : ` · ${text("points", { count: lesson.points })}`}
        </p>
        {lesson.parts.length === 0 || lesson.state === "locked" ? null : (
          <ul className={styles["parts"]}>
            {lesson.parts.map((part) => (
              <li key={part.id}>
                <Anchor href={lessonHref(part.id)} className={styles["part"]}>
                  {text("part", { name: part.name })}
                  {part.done ? ` · ${text("state.done")}` : ""}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={styles["state"]}>
        <Pill tone={tone}>{lesson.extra && lesson.state === "open" ? text("course.extra") : text(`state.${lesson.state}`)}</Pill>
      </span>
    </li>
  );
};

/** The lessons of a course, each with its state and the reason why it is locked. */
export const Syllabus = ({ lessons, lessonHref }: SyllabusProps) => {
  const text = useText(learningText);
  return (
    <ol className={styles["list"]} aria-label={text("course.syllabus")}>
      {lessons.map((lesson) => (
        <Lesson key={lesson.id} lesson={lesson} lessonHref={lessonHref} />
      ))}
    </ol>
  );
};
