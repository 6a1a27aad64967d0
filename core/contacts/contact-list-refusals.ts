import { refusalTable } from "../kernel/refusal.ts";

/** Error messages about the list of contacts, its views and statistics. */
export const contactListRefusals = refusalTable({
  no_relation_field: 'There is no field of related contacts "{{field}}"; choose one of those that you see.',
  no_list_field: 'There is no list field "{{field}}"; choose one of those that you see.',
  no_listed_field: 'Unknown field "{{field}}".',
  secret_field: "{{field}} is a secret.",
  secrets_elsewhere: "Secrets cannot be written here.",
  no_view: "There is no such view.",
  views_of_admins: "Only administrators share views and change shared ones.",
  too_many_views: "You have {{views}} views already; delete one first",
  view_changed: "Someone else changed this view in the meantime.",
});
