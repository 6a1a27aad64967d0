import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { CourseOffer } from "../../core/learning/course-offer.model.ts";
import { LearnerLesson } from "../../core/learning/learner-lesson.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const offered = { ...noInput, access: learners } as const;

/** Endpoints for learners: what of a course they may keep on their device. */
export const courseOffers = {
  offer: endpoint({
    ...offered,
    name: "courseOffers.offer",
    summary:
      "Returns the lessons of a course that the learner may keep on a device, with their revisions and the records that locks are told from.",
    method: "GET",
    path: "/api/cg/campaigns/:id/offline",
    params: t.type({ id: IntText }),
    reply: CourseOffer,
  }),
  lesson: endpoint({
    ...offered,
    name: "courseOffers.lesson",
    summary: "Returns a lesson to keep on a device: one that is open, or that an earlier lesson alone locks.",
    method: "GET",
    path: "/api/cg/campaigns/:id/offline/:triggerId",
    params: t.type({ id: IntText, triggerId: IntText }),
    reply: LearnerLesson,
  }),
} as const;
