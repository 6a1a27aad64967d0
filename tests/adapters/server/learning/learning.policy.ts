import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "learning.courses": "learners",
  "learning.course": "learners",
  "learning.join": "learners",
  "learning.lesson": "learners",
  "learning.answer": "learners",
  "learning.progress": "learners",
  "learning.shown": "learners",
  "learning.reset": "learners",
  "learning.reset-course": "learners",
};
