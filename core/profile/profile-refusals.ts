import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about users' own accounts. */
export const profileRefusals = refusalTable({
  same_email: "This is your email address already.",
  no_waiting_email: "No new email address is waiting to be confirmed.",
  email_sent_just_now: "The link was sent less than a minute ago. Wait a moment, then send it again.",
  pin_shape: "A PIN has six digits.",
  pin_guessable: "This PIN is easy to guess. Choose other digits.",
  own_pin_wrong: "This PIN is not right. Tries left: {{left}}.",
  pin_locked: "Too many wrong PINs. Enter your password instead.",
});
