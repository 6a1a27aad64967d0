import { useState } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { checkTrigger } from "../../../core/triggers/trigger-check.rule.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useStaffUser } from "../staff-user.ts";
import { CourseLessonsView } from "./course-lessons.view.tsx";
import { EditLessonDialog } from "./edit-lesson.view.tsx";
import { LessonPicker } from "./lesson-picker.screen.tsx";
import type { CourseInHand } from "./use-course.ts";
import { useEditImpact } from "./use-edit-impact.tsx";
import { useLessonActs } from "./use-lesson-acts.ts";
import { useLessonForm } from "./use-lesson-form.ts";

type LessonsProps = {
  readonly course: CampaignRecord;
  readonly hand: CourseInHand;
  readonly isReadOnly: boolean;
  /** the lesson that the address opens */
  readonly edited: number | null;
  readonly onEdit: (id: number | null) => void;
};

/** The lessons of a course, with what is done to them. */
export const CourseLessons = ({ course, hand, isReadOnly, edited, onEdit }: LessonsProps) => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
  const clock = useService(Clock);
  const { timezone } = useStaffUser();
  const [isAdding, setAdding] = useState(false);
  const guard = useEditImpact(course, hand.again);
  const { isPending, failure, save } = useLessonForm(course, hand, guard, () => onEdit(null));
  const acts = useLessonActs(course, hand, guard);
  const trigger = course.triggers.find(({ id }) => id === edited);
  return (
    <>
      <CourseLessonsView course={course} acts={isReadOnly ? null : { ...acts, onEdit, onAdd: () => setAdding(true) }} />
      {isAdding ? (
        <LessonPicker
          inCourse={new Set(course.triggers.map(({ lesson_id }) => lesson_id))}
          onAdd={(lessons) =>
            hand.run(() => store.addLessons({ campaign_id: course.id, lesson_ids: lessons }), text("done.added", { count: lessons.length }))
          }
          onClose={() => setAdding(false)}
        />
      ) : null}
      {trigger === undefined || isReadOnly ? null : (
        <EditLessonDialog
          key={trigger.id}
          trigger={trigger}
          others={course.triggers.filter(({ id }) => id !== trigger.id)}
          isInAddress
          isPending={isPending}
          failure={failure}
          check={(change) => checkTrigger(course.triggers, { campaign_id: course.id, id: trigger.id, ...change }, timezone, clock.now())}
          onSave={(change, undo) => save(trigger, change, undo)}
          onClose={() => onEdit(null)}
        />
      )}
      {guard.dialog}
    </>
  );
};
