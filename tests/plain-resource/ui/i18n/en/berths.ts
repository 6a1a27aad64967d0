import { catalogue } from "../../../../../ui/i18n/catalogue.ts";

export const berthsText = catalogue("berths", {
  edit: "Edit berth",
  empty: { title: "No berths yet", body: "Create a berth to give a boat its place." },
  fields: { name: "Name", notes: "Notes" },
  updated: "Updated",
});
