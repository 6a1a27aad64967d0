import { learners } from "../../core/access/access-rule.rule.ts";
import { OwnCalendar } from "../../core/calendar/own-calendar.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoints for learners: the calendar of their courses. */
export const calendar = {
  own: endpoint({
    ...noInput,
    name: "calendar.own",
    summary: "Lists every lesson of the courses that the learner has joined: when it opens, why it is locked, or when it was finished.",
    method: "GET",
    path: "/api/cg/calendar",
    access: learners,
    reply: OwnCalendar,
  }),
} as const;
