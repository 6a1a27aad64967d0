import * as E from "fp-ts/lib/Either.js";
import type { CourseListSettings } from "../../../core/campaigns/course-list.model.ts";
import type { CourseViewStore } from "../../../core/campaigns/course-lists.port.ts";
import type { StaffCall } from "../teams/teams.store.ts";
import { makeViewStore } from "../views/saved-views.store.ts";

/** Views of the list of courses in the transaction of one call; no filter of theirs can break. */
export const makeCourseViewStore = (call: StaffCall): CourseViewStore =>
  makeViewStore<CourseListSettings>(call, {
    list: "courses",
    shown: async (views) => views.map((view) => ({ ...view, broken: false })),
    accepted: async () => E.right(null),
  });
