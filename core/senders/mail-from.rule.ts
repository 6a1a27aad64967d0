import type { SenderStatus } from "./sender.model.ts";

/** An address as mail needs it. */
export type MailSender = { readonly email: string; readonly status: SenderStatus; readonly isConfirmed: boolean };

/** Who a mail is from: an address of the organisation, or the installation, with where replies go. */
export type MailFrom<A> = { readonly tag: "sender"; readonly sender: A } | { readonly tag: "installation"; readonly replyTo: A | null };

/**
 * Decides who a mail is from: the sender that it was written for, or the default one of the organisation, if it is verified; otherwise the
 * installation, and replies go to the default sender once its mailbox is confirmed. An unverified sender sends only to itself.
 * @param own the sender that the mail was written for; null for none
 * @param standard the default sender of the organisation; null for none
 */
export const mailFrom = <A extends MailSender>(recipient: string, own: A | null, standard: A | null): MailFrom<A> => {
  const sender = own ?? standard;
  if (sender === null) return { tag: "installation", replyTo: null };
  if (sender.status === "verified" || (own !== null && recipient === own.email)) return { tag: "sender", sender };
  return { tag: "installation", replyTo: sender.isConfirmed ? sender : null };
};
