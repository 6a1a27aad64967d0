import { refusalTable } from "../kernel/refusal.ts";

/** Error messages about invalid values of a contact. */
export const contactRefusals = refusalTable({
  nobody: "Enter a name, an email or a mobile",
  not_writable: "{{field}} cannot be changed here",
  too_long: "{{field}} is too long",
  not_offered: '"{{value}}" is not offered by {{field}}',
  one_choice: "{{field}} holds one choice",
  unknown_field: 'Unknown field "{{key}}"',
  organisation_only: "Only the organisation changes this",
  no_contact: "Contact not found.",
  no_secret: "There is no such secret.",
  contact_changed: "Someone else changed this contact in the meantime.",
});
