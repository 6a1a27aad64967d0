import type { Policies, Policy } from "../isolation/policy.ts";

const takers: Policy = { staff: ["lessons"], guests: true };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "lessonForms.frame": "learners",
  "lessonForms.sign": "learners",
  "lessonForms.signed": "learners",
  "lessonForms.link": "learners",
  "ownLessonForms.frame": takers,
  "ownLessonForms.sign": takers,
  "ownLessonForms.signed": takers,
  "ownLessonForms.link": takers,
};
