import type { PortalSection } from "../portal-settings/portal-section.model.ts";
import type { CourseCard } from "./course.model.ts";

/** A section of the portal with courses. */
export type SectionOfCourses = PortalSection & { readonly courses: readonly CourseCard[] };

/** The portal's home page: the course to continue, and the courses by status. */
export type PortalHome = {
  /** the unfinished course with the latest activity and a lesson to take */
  readonly goOn: CourseCard | null;
  readonly current: readonly CourseCard[];
  /** courses to join by section, in the portal's order; sections without any are left out */
  readonly sections: readonly SectionOfCourses[];
  /** courses to join that are in no section */
  readonly available: readonly CourseCard[];
  readonly completed: readonly CourseCard[];
};

const lastSeen = ({ touched_at, joined_at }: CourseCard): number => touched_at ?? joined_at ?? 0;

/** The courses of a section, joined or not. */
export const coursesIn = ({ name }: PortalSection, courses: readonly CourseCard[]): readonly CourseCard[] =>
  courses.filter(({ portal_section }) => portal_section === name);

/**
 * @param courses in display order
 * @param sections in the portal's order
 */
export const portalHome = (courses: readonly CourseCard[], sections: readonly PortalSection[] = []): PortalHome => {
  const withStatus = (status: CourseCard["status"]): readonly CourseCard[] => courses.filter((course) => course.status === status);
  const current = withStatus("current");
  const [goOn = null] = current.filter(({ next }) => next !== null).toSorted((a, b) => lastSeen(b) - lastSeen(a));
  const toJoin = withStatus("available");
  const named = new Set(sections.map(({ name }) => name));
  return {
    goOn,
    current,
    sections: sections
      .map((section) => ({ ...section, courses: coursesIn(section, toJoin) }))
      .filter((section) => section.courses.length > 0),
    available: toJoin.filter(({ portal_section }) => portal_section === null || !named.has(portal_section)),
    completed: withStatus("completed"),
  };
};

/** Percentage of a course's lessons that are finished, rounded down. */
export const finishedPercent = ({ finished, lessons }: Pick<CourseCard, "finished" | "lessons">): number =>
  lessons === 0 ? 0 : Math.floor((100 * finished) / lessons);

/**
 * The part of the day for a greeting.
 * @param hour 0 to 23
 */
export const dayPart = (hour: number): "morning" | "afternoon" | "evening" => {
  if (hour < 5 || hour >= 18) return "evening";
  return hour < 12 ? "morning" : "afternoon";
};
