import { coursePages } from "../../contract/course-pages.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeCoursePages } from "./course-pages.store.ts";

/** Endpoints for the list of courses. */
export const routes: RouteContribution = () =>
  routesFor(coursePages, { page: ({ tx, actor, request, query }) => makeCoursePages(tx, actor, request.now).page(query) });
