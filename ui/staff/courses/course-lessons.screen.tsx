import { useState } from "react";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { CourseLessonsView } from "./course-lessons.view.tsx";
import { lessonName } from "./lesson-words.ts";
import type { CourseInHand } from "./use-course.ts";

type LessonsProps = {
  readonly course: CampaignRecord;
  readonly hand: CourseInHand;
  readonly isReadOnly: boolean;
  /** the lesson that the address opens */
  readonly edited: number | null;
  readonly onEdit: (id: number | null) => void;
};

const picker = loadable(async () => (await import("./lesson-picker.screen.tsx")).LessonPicker);
const editor = loadable(async () => (await import("./edit-lesson.view.tsx")).EditLessonDialog);

/** The ids with one moved to another place. */
const moved = (ids: readonly number[], id: number, to: number): readonly number[] => {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/** The lessons of a course, with what is done to them; everything can be undone. */
export const CourseLessons = ({ course, hand, isReadOnly, edited, onEdit }: LessonsProps) => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
  const [isAdding, setAdding] = useState(false);
  const { isPending, failure, run: submit } = useSubmit();
  const ids = course.triggers.map(({ id }) => id);
  const nameOf = (id: number): string => {
    const trigger = course.triggers.find((one) => one.id === id);
    return trigger === undefined ? "" : lessonName(trigger);
  };
  const sort = (next: readonly number[], id: number): void => {
    if (next.join() === ids.join()) return;
    void hand.run(
      () => store.sortLessons(course.id, next),
      text("lessons.moved", { name: nameOf(id), place: next.indexOf(id) + 1, total: next.length }),
      () => store.sortLessons(course.id, ids),
    );
  };
  const publishAll = async (): Promise<void> => {
    const drafts = course.triggers.filter(({ draft }) => draft);
    for (const [at, { id }] of drafts.entries())
      await hand.run(() => store.changeLesson(id, { draft: false }), at === drafts.length - 1 ? text("done.allPublished") : null);
  };
  const trigger = course.triggers.find(({ id }) => id === edited);
  return (
    <>
      <CourseLessonsView
        course={course}
        acts={
          isReadOnly
            ? null
            : {
                onAdd: () => setAdding(true),
                onPublishAll: () => void publishAll(),
                onEdit,
                onMove: (id, by) => {
                  const to = ids.indexOf(id) + by;
                  if (to >= 0 && to < ids.length) sort(moved(ids, id, to), id);
                },
                onDropLesson: (id, on) => sort(moved(ids, id, ids.indexOf(on)), id),
                onSet: (id, change) => {
                  const before = course.triggers.find((one) => one.id === id);
                  const undo = before === undefined ? {} : { draft: before.draft, paused: before.paused };
                  void hand.run(
                    () => store.changeLesson(id, change),
                    text("done.saved"),
                    () => store.changeLesson(id, undo),
                  );
                },
                onRemove: (id) =>
                  void hand.run(
                    () => store.removeLesson(id),
                    text("done.removedLesson", { name: nameOf(id) }),
                    () => store.restoreLesson(id),
                  ),
              }
        }
      />
      {isAdding ? (
        <picker.View
          inCourse={new Set(course.triggers.map(({ lesson_id }) => lesson_id))}
          onAdd={(lessons) =>
            hand.run(() => store.addLessons({ campaign_id: course.id, lesson_ids: lessons }), text("done.added", { count: lessons.length }))
          }
          onClose={() => setAdding(false)}
        />
      ) : null}
      {trigger === undefined || isReadOnly ? null : (
        <editor.View
          key={trigger.id}
          trigger={trigger}
          others={course.triggers.filter(({ id }) => id !== trigger.id)}
          isInAddress
          isPending={isPending}
          failure={failure}
          onSave={(change) =>
            submit(store.changeLesson(trigger.id, change), (saved) => {
              hand.accept(saved);
              onEdit(null);
            })
          }
          onClose={() => onEdit(null)}
        />
      )}
    </>
  );
};
