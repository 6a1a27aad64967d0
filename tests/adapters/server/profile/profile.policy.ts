import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "profile.change": staffOnly,
  "profile.timezones": staffOnly,
  "credentials.get": staffOnly,
  "credentials.password": staffOnly,
  "credentials.email": staffOnly,
  "credentials.resendEmail": staffOnly,
  "credentials.cancelEmail": staffOnly,
  "credentials.mobile": staffOnly,
  "credentials.pin": staffOnly,
};
