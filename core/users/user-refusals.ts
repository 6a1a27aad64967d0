import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about colleagues and their invitations. */
export const userRefusals = refusalTable({
  email_used: "Somebody already uses this email address.",
  email_archived: "{{name}} has this email address and is archived. Restore {{name}} instead.",
  email_wrong: "“{{email}}” is not an email address.",
  invite_owner: "An organisation has one owner. Choose another role.",
  chosen_team_gone: "One of the chosen teams no longer exists. Choose among those that are there.",
  user_gone: "There is no such user.",
  user_changed: "Someone else changed this user in the meantime. The values are shown as they are now; make your change again.",
  not_invited: "{{name}} has no pending invitation.",
  invited_just_now: "The invitation was sent less than a minute ago. Wait a moment, then send it again.",
  invitation_stale:
    "This invitation no longer works: it was used, a newer one was sent, or it is older than seven days. Ask the person who invited you to send it again.",
  admins_manage: "Only administrators manage users.",
  name_needed: "Enter a first name.",
  no_two_step: "{{name}} has no two-step sign-in.",
  owner_fixed: "The owner can be neither changed nor archived by others.",
  owner_hands_over: "Only the owner hands the organisation over.",
  owner_already: "You are the owner already.",
  owner_needs_admin: "{{name}} has to be an active administrator to become the owner.",
  own_role: "You cannot change your own role. Ask another administrator.",
  row_rule_admin: "Administrators see all contacts. Choose a row rule for members only.",
  row_rule_guest: "Guests see the contacts of their teams. Choose a row rule for members only.",
  own_archive: "You cannot archive yourself. Ask another administrator.",
  own_two_step: "Turn off your own two-step sign-in in My account.",
  replacement_needed: "{{name}} owns records. Choose who gets them.",
  replacement_wrong: "Choose an active user of your organisation who is not the one to be archived.",
  is_archived: "{{name}} is archived. Restore {{name}} first.",
});
