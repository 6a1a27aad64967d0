import type { CourseCard } from "./course.model.ts";

/** The portal's home page: the course to continue, and the courses by status. */
export type PortalHome = {
  /** the unfinished course with the latest activity and a lesson to take */
  readonly goOn: CourseCard | null;
  readonly current: readonly CourseCard[];
  readonly available: readonly CourseCard[];
  readonly completed: readonly CourseCard[];
  readonly points: number;
};

const lastSeen = ({ touched_at, joined_at }: CourseCard): number => touched_at ?? joined_at ?? 0;

/** @param courses in display order */
export const portalHome = (courses: readonly CourseCard[]): PortalHome => {
  const withStatus = (status: CourseCard["status"]): readonly CourseCard[] => courses.filter((course) => course.status === status);
  const current = withStatus("current");
  const [goOn = null] = current.filter(({ next }) => next !== null).toSorted((a, b) => lastSeen(b) - lastSeen(a));
  return {
    goOn,
    current,
    available: withStatus("available"),
    completed: withStatus("completed"),
    points: courses.reduce((sum, { points }) => sum + points, 0),
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
