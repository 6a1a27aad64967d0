import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the settings of the portal. */
export const portalSettingsRefusals = refusalTable({
  portal_changed: "Someone else changed the sections in the meantime. They are shown as they are now; make your change again.",
  section_name_needed: "Give each section a name.",
  section_twice: "“{{name}}” is there twice. Give each section a name of its own.",
  testers_full: "There can be up to {{most}} testers. Remove some first.",
});
