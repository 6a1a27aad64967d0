import type { Contact } from "../contacts/contact.model.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { admits } from "../portal-roles/admits.rule.ts";
import { answerRefusals } from "./answer-refusals.ts";
import { conversationRefusals } from "./conversation-refusals.ts";
import { type MessagingFacts, messagingFeature } from "./may-message.rule.ts";

/** Why a learner has no conversations; null where they have. */
export const messagesRefusal = ({ features, role }: MessagingFacts, organisation: string): Refusal | null => {
  if (!features.includes(messagingFeature)) return conversationRefusals.messages_off({ organisation });
  return admits(role, "messages") ? null : conversationRefusals.messages_role({ organisation });
};

/** Why staff cannot write to a contact, whether in the portal or by text; null where they can. */
export const contactRefusal = ({ archived, blocked }: Pick<Contact, "archived" | "blocked">): Refusal | null => {
  if (blocked) return answerRefusals.answer_blocked;
  return archived ? answerRefusals.answer_archived : null;
};

/** Why staff cannot write to a contact, who could not read it; null where they can. */
export const answerRefusal = ({ features, role }: MessagingFacts, contact: Pick<Contact, "archived" | "blocked">): Refusal | null => {
  if (!features.includes(messagingFeature)) return answerRefusals.answer_off;
  return contactRefusal(contact) ?? (admits(role, "messages") ? null : answerRefusals.answer_role);
};
