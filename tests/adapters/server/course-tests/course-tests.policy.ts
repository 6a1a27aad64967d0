import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = { "course-tests.test": { staff: ["campaigns"], guests: true } };
