import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the addresses from which an organisation sends. */
export const senderRefusals = refusalTable({
  sender_gone: "This address is not in the list any more.",
  sender_edited: "Someone else changed this address in the meantime. It is shown as it is now; make your change again.",
  sender_email_invalid: "“{{email}}” is no email address. Write one such as hello@example.com.",
  sender_email_taken: "{{email}} is in the list already.",
  sender_name_needed: "Write the name that recipients see, such as the name of your organisation.",
  sender_name_invalid: "The name has characters that mail does not allow: leave out line breaks, quotation marks and < >.",
  senders_full: "There can be up to {{most}} addresses. Remove one that is not used.",
  sender_not_verified: "Mail can be sent from {{email}} once it is verified.",
  sender_test_to_itself: "Until {{email}} is verified, tests go to that address only.",
  sender_test_invalid: "“{{to}}” is no email address. Write one such as you@example.com.",
  sender_confirmed: "The mailbox of {{email}} is confirmed already.",
  sender_link_soon: "A link was sent a moment ago. Look into the mailbox, and into the spam folder; another one can be sent in a minute.",
  sender_link_stale: "This link has been used, was replaced by a newer one, or is older than seven days.",
});
