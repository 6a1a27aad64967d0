import { useEffect, useMemo } from "react";
import type { CourseListSettings, CourseRow } from "../../../core/campaigns/course-list.model.ts";
import { courseList } from "../../../core/campaigns/course-list.rule.ts";
import { CourseViews } from "../../../core/campaigns/course-lists.port.ts";
import { CourseLists } from "../../../core/campaigns/course-lists.service.ts";
import type { ResourceState } from "../../../core/kernel/resource-state.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSame } from "../../react/use-same.ts";
import { useStable } from "../../react/use-stable.ts";
import { type ShapedList, useListSettings } from "../views/use-list-settings.ts";

/** The list of courses with the settings of its address, and the pages loaded so far. */
export type ShownCourses = {
  readonly shape: ShapedList<CourseListSettings>;
  readonly state: ResourceState<CourseRow>;
  readonly hasAny: boolean | null;
  readonly change: (next: Partial<CourseListSettings>) => void;
  readonly again: () => void;
  readonly more: () => void;
};

/** Loads the courses that the address asks for; a layout chosen outside of a view is remembered. */
export const useCourseList = (): ShownCourses => {
  const lists = useService(CourseLists);
  const state = useLatest(lists.state$, lists.latest());
  const shape = useListSettings(courseList, useService(CourseViews), state.view === "grid" ? "grid" : "list");
  const { settings, isReady, view } = shape;
  const question = useSame(useMemo(() => ({ ...settings.filters, sort: settings.sort }), [settings]));
  const again = useStable((): void => void lists.load(question)());
  useEffect(() => {
    if (isReady) void lists.load(question)();
  }, [lists, question, isReady]);
  const change = useStable((next: Partial<CourseListSettings>): void => {
    if (next.kind !== undefined && view === null) lists.setView(next.kind);
    shape.change(next);
  });
  const total = lists.total();
  return { shape, state, hasAny: total === null ? null : total > 0, change, again, more: () => void lists.more() };
};
