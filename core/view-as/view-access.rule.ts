import { members } from "../access/access-rule.rule.ts";

/** Who may view the portal as a contact: users who may sign the contact in by a link, which allows more. */
export const viewAccess = members("contacts");
