import { CalendarClock, Circle, CircleCheck, CirclePlay, Lock } from "lucide-react";
import type { CourseLesson } from "../../../core/learning/course.model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Pill, type Tone } from "../../kit/pill.view.tsx";
import styles from "./syllabus.module.css";

type SyllabusProps = {
  readonly lessons: readonly CourseLesson[];
  /** builds the address of a lesson */
  readonly lessonHref: (id: number) => string;
};

const looks = {
  done: { icon: CircleCheck, tone: "success" },
  current: { icon: CirclePlay, tone: "primary" },
  open: { icon: Circle, tone: "neutral" },
  locked: { icon: Lock, tone: "neutral" },
} as const satisfies Record<CourseLesson["state"], { readonly icon: Icon; readonly tone: Tone }>;

/**
 * Formats a date and time.
 * @param epoch seconds
 */
export const useWhen = (): ((epoch: number) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), {
    weekday: "short",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  });
  return (epoch) => format.format(epoch * 1000);
};

/**
 * Formats a day.
 * @param epoch seconds
 */
export const useDay = (): ((epoch: number) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), { weekday: "short", day: "numeric", month: "long" });
  return (epoch) => format.format(epoch * 1000);
};

const useReason = (): ((lesson: CourseLesson) => string | null) => {
  const text = useText(learningText);
  const when = useWhen();
  return ({ lock, opens_at, waits_for }) => {
    switch (lock) {
      case null:
        return null;
      case "previous":
        return waits_for === null ? text("lock.previous") : text("lock.previousNamed", { name: waits_for.name });
      case "date":
        return opens_at === null ? text("lock.dateUnknown") : text("lock.date", { when: when(opens_at) });
      default:
        return text(`lock.${lock}`);
    }
  };
};

const Lesson = ({ lesson, lessonHref }: { readonly lesson: CourseLesson; readonly lessonHref: (id: number) => string }) => {
  const text = useText(learningText);
  const reason = useReason()(lesson);
  const { icon: Picture, tone } = looks[lesson.state];
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
