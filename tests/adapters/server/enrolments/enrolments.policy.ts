import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "enrolments.learners": { staff: ["campaigns"], guests: true },
  "enrolments.enrol": { staff: ["campaigns"] },
  "enrolments.courses": { staff: ["contacts", "campaigns"], guests: true },
  "enrolments.course": { staff: ["contacts", "campaigns"], guests: true },
  "enrolments.change": { staff: ["contacts", "campaigns"] },
  "enrolments.open": { staff: ["contacts", "campaigns"] },
  "enrolments.reset": { staff: ["contacts", "campaigns"] },
};
