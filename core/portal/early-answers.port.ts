import { token } from "../kernel/token.ts";
import type { CourseCard } from "../learning/course.model.ts";

/** What the page asked the server for before its program was there. */
export type EarlyAnswers = {
  readonly areAsked: boolean;
  /** null where they were not asked for, or did not come */
  readonly courses: () => Promise<readonly CourseCard[] | null>;
};
export const EarlyAnswers = token<EarlyAnswers>("portal.early-answers");
