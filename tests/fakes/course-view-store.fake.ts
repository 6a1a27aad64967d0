import * as E from "fp-ts/lib/Either.js";
import type { CourseListSettings } from "../../core/campaigns/course-list.model.ts";
import { makeViewStoreFake } from "./view-store.fake.ts";

/**
 * Views of the list of courses in memory.
 * @param now epoch seconds
 * @returns a store for each person who asks
 */
export const makeCourseViewStoreFake = (now: () => number) =>
  makeViewStoreFake<CourseListSettings>(now, {
    accepted: () => E.right(null),
    shown: (view, editable) => ({ ...view, editable, broken: false }),
  });
