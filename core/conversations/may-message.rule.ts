import { admits } from "../portal-roles/admits.rule.ts";
import type { LearnerRole } from "../portal-roles/learner-role.model.ts";

/** The feature of organisations in whose portal learners write to staff. */
export const messagingFeature = "portal_messaging";

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
