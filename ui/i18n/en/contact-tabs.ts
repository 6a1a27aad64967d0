import { catalogue } from "../catalogue.ts";

/** Tabs of the lists of contacts; separate from the texts of the pages, since every one of them shows the tabs. */
export const contactTabsText = catalogue("contact-tabs", {
  tabs: "Contact lists",
  main: "Contacts",
  archived: "Archived",
  notes: "Notes",
  tasks: "Tasks",
  bin: "Deleted",
});
