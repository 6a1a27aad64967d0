import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of a portal sign-in or of a repeated identity check. */
export const portalRefusals = refusalTable({
  no_portal: "There is no such portal.",
  wrong_details: "The sign-in details are incorrect.",
  email_or_mobile: "Give an email or a mobile number.",
  pin_or_password: "Give a pin or a password.",
  link_stale: "This link has already been used, or has expired.",
  pin_needed: "Enter the pin that we sent you to see this.",
  pin_nowhere: "There is no email or mobile number to send a pin to.",
  pin_wrong: "That is not the pin that we sent you, or it has expired.",
  wait_a_minute: "Too many attempts. Try again in 1 minute.",
  wait_minutes: "Too many attempts. Try again in {{minutes}} minutes.",
});
