import { catalogue } from "../catalogue.ts";

/** What the entries of the sidebar are called, as the navigation rule names them. */
export const navigationNames = {
  home: "Home",
  contacts: "Contacts",
  groups: "Groups",
  conversations: "Conversations",
  campaigns: "Campaigns",
  lessons: "Lessons",
  automations: "Automations",
  reports: "Reports",
  tasks: "Tasks",
  files: "Files",
  snippets: "Snippets",
  customObjects: "Custom Objects",
  settings: "Settings",
} as const;
export const navigationKeys = ["home", "contacts", "groups", "conversations", "campaigns", "lessons", "automations", "reports", "tasks", "files", "snippets", "customObjects", "settings"] as const satisfies readonly (keyof typeof navigationNames)[];

export const staffNavigationText = catalogue("staff-navigation", navigationNames);
