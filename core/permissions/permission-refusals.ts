import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about permissions and their presets. */
export const permissionRefusals = refusalTable({
  permission_needs: "“{{permission}}” needs “{{needed}}”. Grant “{{needed}}” too, or take “{{permission}}” away.",
  no_page_at: "There is no page at “{{path}}”. Give the address of a page, such as /contacts.",
  record_gone: "There is no such record, or it is in the bin. Check the address, or choose another record.",
  page_or_record: "Ask about either a page or a record.",
  end_of_none: "A permission that is not granted has no end. Grant it too.",
  end_has_come: "This day has passed. Choose today or a later day.",
  end_too_late: "A permission is granted for up to {{days}} days. Choose an earlier day, or no end.",
  record_is_open: "You have access to this record already. Open it again.",
  requests_full:
    "You are waiting for {{most}} answers already. Wait until an administrator has decided, or delete requests among your tasks.",
  page_is_open: "You have access to “{{title}}” already. Open it again.",
  preset_gone: "This preset no longer exists.",
  preset_changed: "Someone else changed this preset in the meantime. It is shown as it is now; make your change again.",
  preset_name_needed: "Give the preset a name.",
  preset_name_taken: "There is a preset “{{name}}” already. Choose another name.",
  presets_full: "There can be up to {{most}} presets. Delete one first.",
  preset_or_own: "Choose either a preset or a role and permissions: a preset has its own.",
  preset_own_role: "You follow this preset. You cannot change your own role; follow no preset first, or ask another administrator.",
  preset_guest_team: "{{name}} follows this preset and is in no team, which guests need. Put {{name}} in a team first.",
});
