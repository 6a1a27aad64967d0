import { CircleCheck, CircleDashed } from "lucide-react";
import type { SharedLesson } from "../../../core/shared-lessons/shared-lesson.model.ts";
import { sharedLessonsText } from "../../i18n/en/shared-lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { CardGrid, type CardItem } from "../../kit/card-grid.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { ProgressRing } from "../../kit/progress.view.tsx";
import { CourseCover } from "../../lesson/course-cover.view.tsx";
import styles from "./shared-lessons.module.css";

type SharedLessonCardsProps = {
  readonly label: string;
  readonly lessons: readonly SharedLesson[];
  /** the address of a lesson */
  readonly lessonHref: (id: number) => string;
};

const State = ({ name, state, percent }: SharedLesson) => {
  const text = useText(sharedLessonsText);
  if (state === "begun")
    return (
      <>
        <ProgressRing label={text("progress", { name })} percent={percent} />
        <span className={styles["fact"]}>{text("state.begun", { percent })}</span>
      </>
    );
  const isDone = state === "done";
  return (
    <Pill tone={isDone ? "success" : "neutral"} icon={isDone ? CircleCheck : CircleDashed}>
      {text(`state.${state}`)}
    </Pill>
  );
};

/** Lessons as cards, each with its length, what was earned in it and how far the learner is. */
export const SharedLessonCards = ({ label, lessons, lessonHref }: SharedLessonCardsProps) => {
  const text = useText(sharedLessonsText);
  const card = (lesson: SharedLesson): CardItem => ({
    id: String(lesson.id),
    title: lesson.name,
    href: lessonHref(lesson.id),
    picture: <CourseCover id={lesson.id} cover={lesson.banner_img} />,
    facts: (
      <>
        <State {...lesson} />
        {lesson.minutes === 0 ? null : <span className={styles["fact"]}>{text("minutes", { count: lesson.minutes })}</span>}
        {lesson.points === 0 ? null : <span className={styles["fact"]}>{text("points", { count: lesson.points })}</span>}
      </>
    ),
  });
  return <CardGrid label={label} items={lessons.map(card)} />;
};
