import type { Flag } from "../../../../core/access/role.model.ts";

/** Who a call is for, written by hand and compared with what is declared and with what really happens. */
export type Policy = "everybody" | "learners" | { readonly staff: readonly Flag[] };

const staffOnly: Policy = { staff: [] };
const contacts: Policy = { staff: ["contacts"] };

/** One row per call; a call without one fails the test. */
export const policy: Readonly<Record<string, Policy>> = {
  "auth.login": "everybody",
  "auth.signup": "everybody",
  "auth.logout": staffOnly,
  "auth.current": staffOnly,
  "auth.loginInfo": "everybody",
  "auth.signupInfo": "everybody",
  "auth.requestReset": "everybody",
  "auth.checkReset": "everybody",
  "auth.confirmReset": "everybody",
  "auth.activate": "everybody",
  "auth.createToken": staffOnly,
  "auth.tokens": staffOnly,
  "auth.revokeToken": staffOnly,
  "auth.sessions": staffOnly,
  "auth.closeSession": staffOnly,
  "portalAuth.signIn": "everybody",
  "portalAuth.requestPin": "everybody",
  "portalAuth.logout": "learners",
  "portalAuth.portals": "everybody",
  "portalAuth.portal": "everybody",
  "portalAuth.info": "learners",
  "portalAuth.changeInfo": "learners",
  "contacts.list": contacts,
  "contacts.get": contacts,
  "contacts.create": { staff: ["contacts", "add_contacts"] },
  "contacts.update": contacts,
  "contacts.archive": contacts,
  "contacts.unarchive": contacts,
  "contacts.duplicates": contacts,
  "learning.courses": "learners",
  "learning.course": "learners",
  "learning.join": "learners",
  "learning.lesson": "learners",
  "learning.answer": "learners",
  "learning.progress": "learners",
  "learning.shown": "learners",
  "learning.reset": "learners",
  "learning.reset-course": "learners",
  "assistant.ask": staffOnly,
  "assistant.feedback": staffOnly,
  "assistant.read": staffOnly,
  "assistant.write": staffOnly,
  "help.articles": staffOnly,
  "help.article": staffOnly,
};
