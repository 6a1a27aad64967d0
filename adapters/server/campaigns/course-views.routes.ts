import { courseViews } from "../../contract/course-views.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { viewHandlers } from "../http/view-handlers.ts";
import { makeCourseViewStore } from "./course-views.store.ts";

/** Endpoints for views of the list of courses. */
export const routes: RouteContribution = () => routesFor(courseViews, viewHandlers(makeCourseViewStore));
