import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "portal-settings.sections": { staff: ["campaigns"], guests: true },
  "portal-settings.changeSections": "admins",
  "portal-settings.testers": "admins",
  "portal-settings.addTesters": "admins",
  "portal-settings.removeTester": "admins",
};
