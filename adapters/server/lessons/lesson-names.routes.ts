import { lessonNames } from "../../contract/lesson-names.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeLessonNames } from "./lesson-names.store.ts";

/** Endpoints for how other areas name lessons. */
export const routes: RouteContribution = () =>
  routesFor(lessonNames, {
    names: (call) => makeLessonNames(call).names(call.query.query),
    trackerNames: (call) => makeLessonNames(call).trackerNames,
    tags: (call) => makeLessonNames(call).tags,
    itemsMetadata: (call) => makeLessonNames(call).itemsMetadata(call.params.id),
    related: (call) => makeLessonNames(call).related(call.params.id),
  });
