import { members } from "../access/access-rule.rule.ts";

/** Who may look at the portal as a contact: those who may sign the contact in by a link, which allows more. */
export const viewAccess = members("contacts");
