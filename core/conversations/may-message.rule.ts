import type { Contact } from "../contacts/contact.model.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { admits } from "../portal-roles/admits.rule.ts";
import type { LearnerRole } from "../portal-roles/learner-role.model.ts";
import { answerRefusals } from "./answer-refusals.ts";
import { conversationRefusals } from "./conversation-refusals.ts";
import { messagingFeature } from "./thread.model.ts";

/**
 * What decides whether a contact has conversations in the portal.
 * @property features of the organisation
 * @property role of the contact in the portal
 */
export type MessagingFacts = {
  readonly features: readonly string[];
  readonly role: Pick<LearnerRole, "permissions"> | null;
};

/** Whether a learner has conversations: the organisation's feature and the role both allow it. */
export const mayMessage = ({ features, role }: MessagingFacts): boolean => features.includes(messagingFeature) && admits(role, "messages");

/** Why a learner has no conversations; null where they have. */
export const messagesRefusal = ({ features, role }: MessagingFacts, organisation: string): Refusal | null => {
  if (!features.includes(messagingFeature)) return conversationRefusals.messages_off({ organisation });
  return admits(role, "messages") ? null : conversationRefusals.messages_role({ organisation });
};

/** Why staff cannot write to a contact, who could not read it; null where they can. */
export const answerRefusal = (
  { features, role }: MessagingFacts,
  { archived, blocked }: Pick<Contact, "archived" | "blocked">,
): Refusal | null => {
  if (!features.includes(messagingFeature)) return answerRefusals.answer_off;
  if (blocked) return answerRefusals.answer_blocked;
  if (archived) return answerRefusals.answer_archived;
  return admits(role, "messages") ? null : answerRefusals.answer_role;
};
