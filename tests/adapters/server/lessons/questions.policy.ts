import type { Policies } from "../isolation/policy.ts";

/** Who questions of lessons are for. */
export const policy: Policies = { "lessonQuestions.send": { staff: ["lessons"] } };
