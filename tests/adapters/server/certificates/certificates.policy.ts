import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = { "certificates.own": "learners", "certificates.claim": "learners" };
