import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import type { LessonActs } from "./course-lesson.view.tsx";
import { lessonName } from "./lesson-words.ts";
import type { CourseInHand } from "./use-course.ts";

/** The ids with one moved to another place. */
const moved = (ids: readonly number[], id: number, to: number): readonly number[] => {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/** What is done to the lessons of a course besides editing one; everything can be undone. */
export const useLessonActs = (
  course: CampaignRecord,
  hand: CourseInHand,
): Omit<LessonActs, "onEdit"> & { readonly onPublishAll: () => void } => {
  const text = useText(coursesText);
  const store = useService(CampaignEditing);
  const ids = course.triggers.map(({ id }) => id);
  const found = (id: number) => course.triggers.find((one) => one.id === id);
  const nameOf = (id: number): string => {
    const trigger = found(id);
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
  return {
    onPublishAll: () => void publishAll(),
    onMove: (id, by) => {
      const to = ids.indexOf(id) + by;
      if (to >= 0 && to < ids.length) sort(moved(ids, id, to), id);
    },
    onDropLesson: (id, on) => sort(moved(ids, id, ids.indexOf(on)), id),
    onSet: (id, change) => {
      const before = found(id);
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
  };
};
