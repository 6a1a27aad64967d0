import { CircleHelp, Lock, LockOpen, RotateCcw, Undo2 } from "lucide-react";
import type { LearnerCourse } from "../../../core/enrolments/enrolment.model.ts";
import type { CourseLesson } from "../../../core/learning/course.model.ts";
import { accessTraceText } from "../../i18n/en/access-trace.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import styles from "./enrolments.module.css";

type LearnerLessonProps = {
  readonly lesson: CourseLesson;
  readonly course: LearnerCourse;
  /** null for users who may not ask */
  readonly onWhy: (() => void) | null;
  /** null for users who may not open lessons */
  readonly onOpen: (() => void) | null;
  readonly onTakeBack: (() => void) | null;
  /** null for users who may not reset lessons */
  readonly onReset: (() => void) | null;
};

/** The color of a lesson's state. */
export const lessonTones = { done: "success", current: "primary", open: "neutral", locked: "neutral" } as const;

/**
 * Formats a day and time for staff; epoch seconds.
 * @param timeZone of the user by default
 */
export const useMoment = (timeZone?: string): ((at: number) => string) => {
  const dates = useDates(timeZone);
  return (at) => dates.at(at, { dateStyle: "medium", timeStyle: "short" });
};

/**
 * Says why a lesson is locked, null for one that is open.
 * @param timeZone of the user by default
 */
export const useLockReason = (timeZone?: string): ((lesson: CourseLesson) => string | null) => {
  const text = useText(enrolmentsText);
  const when = useMoment(timeZone);
  return ({ lock, opens_at, waits_for }: CourseLesson): string | null => {
    if (lock === null) return null;
    if (lock === "previous") return waits_for === null ? text("lock.previous") : text("lock.previousNamed", { name: waits_for.name });
    if (lock === "date") return opens_at === null ? text("lock.dateUnknown") : text("lock.date", { when: when(opens_at) });
    return text(`lock.${lock}`);
  };
};

/** A lesson of one learner's syllabus: its state, why it is locked, and what staff can do about it. */
export const LearnerLesson = ({ lesson, course, onWhy, onOpen, onTakeBack, onReset }: LearnerLessonProps) => {
  const text = useText(enrolmentsText);
  const why = useText(accessTraceText);
  const when = useMoment();
  const reason = useLockReason()(lesson);
  const opened = course.opened.find(({ id }) => id === lesson.id);
  const attempts = course.attempts.find(({ id }) => id === lesson.id)?.attempts ?? 0;
  const facts = [
    reason,
    lesson.points === 0 ? null : text("dialog.points", { count: lesson.points }),
    attempts > 1 ? text("dialog.attempts", { count: attempts }) : null,
    lesson.parts.length === 0 ? null : text("dialog.parts", { names: lesson.parts.map(({ name }) => name).join(", ") }),
  ].filter((fact) => fact !== null);
  return (
    <li className={styles["lesson"]}>
      <div className={styles["words"]}>
        <span className={styles["line"]}>
          <strong>{lesson.name}</strong>
          {lesson.state === "locked" ? (
            <Pill icon={Lock}>{text("lesson.locked")}</Pill>
          ) : (
            <Pill tone={lessonTones[lesson.state]}>{text(`lesson.${lesson.state}`)}</Pill>
          )}
        </span>
        {facts.length === 0 ? null : <p className={styles["muted"]}>{facts.join(" · ")}</p>}
        {opened === undefined ? null : (
          <p className={styles["muted"]}>
            {opened.by === null
              ? text("dialog.openedGone", { when: when(opened.at), reason: opened.reason })
              : text("dialog.opened", { by: opened.by, when: when(opened.at), reason: opened.reason })}
          </p>
        )}
      </div>
      {lesson.state !== "locked" || onWhy === null ? null : (
        <Button size="small" kind="quiet" icon={CircleHelp} aria-label={why("openLesson", { lesson: lesson.name })} onPress={onWhy}>
          {why("why")}
        </Button>
      )}
      {attempts > 0 && course.joined_at !== null && onReset !== null ? (
        <Button
          size="small"
          kind="quiet"
          icon={RotateCcw}
          aria-label={text("dialog.resetLesson", { lesson: lesson.name })}
          onPress={onReset}
        >
          {text("dialog.resetOne")}
        </Button>
      ) : null}
      {opened !== undefined && onTakeBack !== null ? (
        <Button size="small" icon={Undo2} aria-label={text("dialog.takeBackLesson", { lesson: lesson.name })} onPress={onTakeBack}>
          {text("dialog.takeBack")}
        </Button>
      ) : null}
      {opened === undefined && lesson.state === "locked" && lesson.lock !== "join" && onOpen !== null ? (
        <Button size="small" icon={LockOpen} aria-label={text("dialog.openLesson", { lesson: lesson.name })} onPress={onOpen}>
          {text("dialog.openFor")}
        </Button>
      ) : null}
    </li>
  );
};
