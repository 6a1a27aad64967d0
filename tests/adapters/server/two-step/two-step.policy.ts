import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "twoStep.state": staffOnly,
  "twoStep.start": staffOnly,
  "twoStep.confirm": staffOnly,
  "twoStep.renewCodes": staffOnly,
  "twoStep.turnOff": staffOnly,
  "twoStep.forgetDevice": staffOnly,
  "twoStep.require": "admins",
};
