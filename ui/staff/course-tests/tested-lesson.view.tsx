import { Lock } from "lucide-react";
import type { CourseLesson } from "../../../core/learning/course.model.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pill } from "../../kit/pill.view.tsx";
import { lessonTones, useLockReason } from "../enrolments/learner-lesson.view.tsx";
import styles from "./course-test.module.css";

type TestedLessonProps = {
  readonly lesson: CourseLesson;
  /** the time zone of the course */
  readonly zone: string;
  /** the page asks about this lesson */
  readonly isAsked: boolean;
};

/** A lesson as the learner finds it on the day: open, finished, or locked and why. */
export const TestedLesson = ({ lesson, zone, isAsked }: TestedLessonProps) => {
  const text = useText(enrolmentsText);
  const reason = useLockReason(zone)(lesson);
  const parts = lesson.parts.length === 0 ? null : text("dialog.parts", { names: lesson.parts.map(({ name }) => name).join(", ") });
  return (
    <li className={styles["lesson"]} aria-current={isAsked}>
      <span className={styles["line"]}>
        <strong>{lesson.name}</strong>
        {lesson.state === "locked" ? (
          <Pill icon={Lock}>{text("lesson.locked")}</Pill>
        ) : (
          <Pill tone={lessonTones[lesson.state]}>{text(`lesson.${lesson.state}`)}</Pill>
        )}
      </span>
      {reason === null && parts === null ? null : (
        <p className={styles["muted"]}>{[reason, parts].filter((fact) => fact !== null).join(" · ")}</p>
      )}
    </li>
  );
};
