import { BookOpen, CircleCheck, Plus } from "lucide-react";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { CourseLesson, type LessonActs } from "./course-lesson.view.tsx";
import styles from "./courses.module.css";
import { lessonName } from "./lesson-words.ts";

export type CourseLessonsProps = {
  readonly course: CampaignRecord;
  /** null for users who may only look */
  readonly acts: (LessonActs & { readonly onAdd: () => void; readonly onPublishAll: () => void }) | null;
};

/** The lessons of a course in their order. */
export const CourseLessonsView = ({ course, acts }: CourseLessonsProps) => {
  const text = useText(coursesText);
  const names = new Map(course.triggers.map((trigger) => [trigger.id, lessonName(trigger)]));
  const add =
    acts === null ? null : (
      <Button kind={course.triggers.length === 0 ? "primary" : "secondary"} icon={Plus} onPress={acts.onAdd}>
        {text("lessons.add")}
      </Button>
    );
  if (course.triggers.length === 0)
    return (
      <EmptyState icon={BookOpen} title={text("lessons.emptyTitle")} action={add}>
        {text("lessons.emptyBody")}
      </EmptyState>
    );
  return (
    <div className={styles["stack"]}>
      {acts === null ? null : (
        <div className={styles["line"]}>
          {add}
          {course.triggers.some(({ draft }) => draft) ? (
            <Button icon={CircleCheck} onPress={acts.onPublishAll}>
              {text("lessons.publishAll")}
            </Button>
          ) : null}
        </div>
      )}
      <Card isFlush>
        <ol className={styles["list"]} aria-label={text("lessons.list")}>
          {course.triggers.map((trigger, at) => (
            <CourseLesson
              key={trigger.id}
              trigger={trigger}
              place={at + 1}
              parent={trigger.parent_trigger === null ? null : (names.get(trigger.parent_trigger) ?? null)}
              acts={acts}
            />
          ))}
        </ol>
      </Card>
    </div>
  );
};
