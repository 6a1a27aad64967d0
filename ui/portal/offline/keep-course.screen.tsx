import { useEffect, useMemo } from "react";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import { KeepCourse } from "../../../core/offline/keep-course.service.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { KeepCourseView } from "./keep-course.view.tsx";

/** Keeps a course on this device. */
export const KeepCourseScreen = ({ course }: { readonly course: number }) => {
  useService(LearningOutbox);
  const keepCourse = useService(KeepCourse);
  const keeping = useLatest(
    useMemo(() => keepCourse.state$(course), [keepCourse, course]),
    { tag: "unknown" },
  );
  useEffect(() => {
    void keepCourse.look(course);
  }, [keepCourse, course]);
  return (
    <KeepCourseView
      keeping={keeping}
      onPlan={() => void keepCourse.plan(course)}
      onKeep={() => void keepCourse.keep(course)}
      onCancel={() => void keepCourse.cancel(course)}
      onRemove={() => void keepCourse.remove(course)}
    />
  );
};
