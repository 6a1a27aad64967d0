import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import type { LessonsEdit, StoredEdit } from "../../../core/edit-impact/course-edit.model.ts";
import { EditImpactStore } from "../../../core/edit-impact/edit-impact.port.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import type { LessonActs } from "./course-lesson.view.tsx";
import { lessonName } from "./lesson-words.ts";
import type { CourseInHand } from "./use-course.ts";
import type { ImpactGuard } from "./use-edit-impact.tsx";

/** The ids with one moved to another place. */
const moved = (ids: readonly number[], id: number, to: number): readonly number[] => {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/** What is done to the lessons of a course, once it is said whom that affects; everything can be undone. */
export const useLessonActs = (
  course: CampaignRecord,
  hand: CourseInHand,
  guard: ImpactGuard,
): Omit<LessonActs, "onEdit"> & { readonly onPublishAll: () => void } => {
  const text = useText(coursesText);
  const edits = useService(EditImpactStore);
  const ids = course.triggers.map(({ id }) => id);
  const found = (id: number) => course.triggers.find((one) => one.id === id);
  const nameOf = (id: number): string => {
    const trigger = found(id);
    return trigger === undefined ? "" : lessonName(trigger);
  };
  const change = (edit: LessonsEdit, undo: StoredEdit, said: string): void =>
    guard.before(edit, (keep) => {
      const [kept, back] = keep === null ? [{}, {}] : [{ keep_open: keep }, { take_back: keep }];
      void hand.run(
        () => edits.edit(course.id, { edit, ...kept }),
        said,
        () => edits.edit(course.id, { edit: undo, ...back }),
      );
    });
  const sort = (next: readonly number[], id: number): void => {
    if (next.join() === ids.join()) return;
    const said = text("lessons.moved", { name: nameOf(id), place: next.indexOf(id) + 1, total: next.length });
    change({ of: "order", ids: next }, { of: "order", ids }, said);
  };
  const drafts = course.triggers.filter(({ draft }) => draft);
  const all = (draft: boolean): LessonsEdit => ({ of: "lessons", changes: drafts.map(({ id }) => ({ id, change: { draft } })) });
  return {
    onPublishAll: () => change(all(false), all(true), text("done.allPublished")),
    onMove: (id, by) => {
      const to = ids.indexOf(id) + by;
      if (to >= 0 && to < ids.length) sort(moved(ids, id, to), id);
    },
    onDropLesson: (id, on) => sort(moved(ids, id, ids.indexOf(on)), id),
    onSet: (id, to) => {
      const before = found(id);
      if (before === undefined) return;
      const undo = {
        ...(to.draft === undefined ? {} : { draft: before.draft }),
        ...(to.paused === undefined ? {} : { paused: before.paused }),
      };
      change({ of: "lessons", changes: [{ id, change: to }] }, { of: "lessons", changes: [{ id, change: undo }] }, text("done.saved"));
    },
    onRemove: (id) => change({ of: "removal", id }, { of: "restoral", id }, text("done.removedLesson", { name: nameOf(id) })),
  };
};
