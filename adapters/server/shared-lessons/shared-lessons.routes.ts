import { sharedLessons } from "../../contract/shared-lessons.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeSharedLessons } from "./shared-lessons.store.ts";

/** Endpoints for learners: lessons that are shared with their role. */
export const routes: RouteContribution = () =>
  routesFor(sharedLessons, {
    folders: (call) => makeSharedLessons(call).content(null, 1, ""),
    content: (call) => makeSharedLessons(call).content(call.params.id, call.query.page, call.query.search),
    open: (call) => makeSharedLessons(call).open(call.params.id, call.body.lesson_id),
  });
