import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "auth.login": "everybody",
  "auth.secondStep": "everybody",
  "auth.signup": "everybody",
  "auth.logout": staffOnly,
  "auth.current": staffOnly,
  "auth.loginInfo": "everybody",
  "auth.signupInfo": "everybody",
  "auth.requestReset": "everybody",
  "auth.checkReset": "everybody",
  "auth.confirmReset": "everybody",
  "auth.activate": "everybody",
  "auth.sudo": "everybody",
  "auth.createToken": staffOnly,
  "auth.tokens": staffOnly,
  "auth.revokeToken": staffOnly,
  "auth.rotateToken": staffOnly,
  "auth.sessions": staffOnly,
  "auth.closeSession": staffOnly,
  "portalAuth.signIn": "everybody",
  "portalAuth.signInByLink": "everybody",
  "portalAuth.requestPin": "everybody",
  "portalAuth.logout": "learners",
  "portalAuth.portals": "everybody",
  "portalAuth.portal": "everybody",
  "portalAuth.info": "learners",
  "portalAuth.changeInfo": "learners",
};
