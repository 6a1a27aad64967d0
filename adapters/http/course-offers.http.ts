import type { CourseOffers } from "../../core/learning/course-offer.port.ts";
import { courseOffers } from "../contract/course-offers.contract.ts";
import { type Caller, none } from "./caller.ts";

/** What a learner may keep on a device, over HTTP. */
export const makeCourseOffersHttp = (call: Caller): CourseOffers => ({
  offer: (id) => call(courseOffers.offer, { ...none, params: { id } }),
  offeredLesson: ({ course, trigger }) => call(courseOffers.lesson, { ...none, params: { id: course, triggerId: trigger } }),
});
