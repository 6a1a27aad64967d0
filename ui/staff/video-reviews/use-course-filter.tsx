import type { ReactNode } from "react";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useStaffUser } from "../staff-user.ts";
import { CourseLessonFilter } from "./course-lesson-parts.ts";

/** The lesson of a course that an address names; null for none. */
export const triggerIn = (text: string | undefined): number | null => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null);

/**
 * The lesson of a course by which videos are narrowed, which is in the address, and its choice for those who see courses.
 * @param lesson of the library
 */
export const useCourseFilter = (
  lesson: number,
): { readonly trigger: number | null; readonly filter: ReactNode; readonly clear: () => void } => {
  const query = useQuery();
  const setQuery = useSetQuery();
  const { flags, role } = useStaffUser();
  const trigger = triggerIn(query["lesson"]);
  const choose = (next: number | null): void => setQuery({ lesson: next === null ? null : String(next), page: null, video: null });
  return {
    trigger,
    filter: holdsFlag(role, "campaigns", flags) ? <CourseLessonFilter.View lesson={lesson} chosen={trigger} onChoose={choose} /> : null,
    clear: () => choose(null),
  };
};
