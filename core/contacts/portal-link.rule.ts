import type { Contact } from "./contact.model.ts";
import type { LinkChannel } from "./portal-link.model.ts";

const variable = "{portal_link}";

/** The default message of a link. */
export const standardLinkMessage = `Hello {first_name|there},\n\nthis link logs you in to {portal}. It works once, within 24 hours:\n${variable}`;

/** Whether a message contains the link placeholder. */
export const namesLink = (message: string): boolean => message.includes(variable);

/** The recipient of a link; null without an address or number of the kind. */
export const linkRecipient = (contact: Pick<Contact, "email" | "mobile">, channel: LinkChannel): string | null =>
  (channel === "email" ? contact.email[0] : contact.mobile[0]) ?? null;

/** Why a contact may not be signed in by link; null where they may. */
export const linkRefusal = ({ archived, blocked }: Pick<Contact, "archived" | "blocked">): string | null => {
  if (blocked) return "This contact is blocked. Unblock the contact to let them into the portal.";
  return archived ? "This contact is archived. Unarchive the contact to let them into the portal." : null;
};
