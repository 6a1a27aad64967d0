import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the roles of learners. */
export const portalRoleRefusals = refusalTable({
  role_gone: "This role no longer exists.",
  role_changed: "Someone else changed this role in the meantime. It is shown as it is now; make your change again.",
  role_name_needed: "Give the role a name.",
  role_name_taken: "There is a role “{{name}}” already. Choose another name.",
  role_relation: "“{{field}}” is no field that relates contacts. Choose one of the fields with related contacts.",
  role_field: "“{{field}}” cannot be shown in the portal. Choose among the fields that are offered.",
  role_folder: "One of the chosen folders no longer exists. Open the role again and choose among those that are there.",
  roles_full: "There can be up to {{most}} roles. Remove one first.",
});
