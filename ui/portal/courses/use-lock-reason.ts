import type { CourseLesson } from "../../../core/learning/course.model.ts";
import { learningText } from "../../i18n/en/learning.ts";
import { useText } from "../../i18n/use-text.ts";
import { useWhen } from "./use-course-dates.ts";

/** Says why a lesson is locked, null for one that is open. */
export const useLockReason = (): ((lesson: Pick<CourseLesson, "lock" | "opens_at" | "waits_for">) => string | null) => {
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
