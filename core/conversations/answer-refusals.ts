import { refusalTable } from "../kernel/refusal.ts";

/** Why staff cannot write to a contact in the portal. */
export const answerRefusals = refusalTable({
  answer_off: "Messages in the portal are switched off. An administrator can switch them on in Settings, Learner portal.",
  answer_blocked: "This contact is blocked. Unblock the contact to write to them.",
  answer_archived: "This contact is archived. Unarchive the contact to write to them.",
  answer_role:
    "This contact’s role in the portal does not include messages, so they could not read yours. An administrator can change the role in Settings, Learner portal.",
});
