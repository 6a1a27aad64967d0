import { catalogue } from "../catalogue.ts";

/** Labels of the navigation. */
export const staffNavigationText = catalogue("staff-navigation", {
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
});
