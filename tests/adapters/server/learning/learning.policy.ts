import type { Policies, Policy } from "../isolation/policy.ts";

const takers: Policy = { staff: ["lessons"], guests: true };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "learning.courses": "learners",
  "learning.course": "learners",
  "learning.join": "learners",
  "learning.lesson": "learners",
  "learning.answer": "learners",
  "learning.progress": "learners",
  "learning.shown": "learners",
  "learning.points": "learners",
  "courseOffers.offer": "learners",
  "courseOffers.lesson": "learners",
  "learning.reset": "learners",
  "learning.pause-drip": "learners",
  "learning.reset-course": "learners",
  "contactPoints.of": { staff: ["contacts"], guests: true },
  "contactPoints.accommodations": { staff: ["contacts"] },
  "contactPoints.accommodate": { staff: ["contacts"] },
  "lessonTaking.lesson": takers,
  "lessonTaking.answer": takers,
  "lessonTaking.progress": takers,
  "lessonTaking.shown": takers,
  "lessonTaking.points": takers,
  "lessonTaking.reset": takers,
};
