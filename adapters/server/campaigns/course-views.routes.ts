import { courseViews } from "../../contract/course-views.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeCourseViewStore } from "./course-views.store.ts";

/** Endpoints for views of the list of courses. */
export const routes: RouteContribution = () =>
  routesFor(courseViews, {
    list: (call) => makeCourseViewStore(call).list,
    create: (call) => makeCourseViewStore(call).create(call.body),
    update: (call) => makeCourseViewStore(call).update(call.params.id, call.body),
    remove: (call) => makeCourseViewStore(call).remove(call.params.id),
    restore: (call) => makeCourseViewStore(call).restore(call.params.id),
    begin: (call) => makeCourseViewStore(call).begin(call.body.id),
  });
