import * as TE from "fp-ts/lib/TaskEither.js";
import { ownCalendar } from "../../../core/calendar/own-calendar.rule.ts";
import { calendar } from "../../contract/calendar.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { courseFacts } from "../learning/course-facts.store.ts";

/** Endpoints for learners: the calendar of their courses. */
export const routes: RouteContribution = () =>
  routesFor(calendar, {
    own: ({ tx, actor, request }) => TE.fromTask(async () => ownCalendar(await courseFacts(tx, actor.con_id, null), request.now)),
  });
