import { catalogue } from "../catalogue.ts";

export const printListText = catalogue("paperList", {
  window: "Print contacts",
  reading: "Contacts loaded",
  of: "{{read, number}} of {{count, number}}",
  cancel: "Cancel",
  contacts: "Contacts",
  archived: "Archived contacts",
  all_one: "{{count, number}} contact",
  all_other: "{{count, number}} contacts",
  first: "The first {{shown, number}} of {{count, number}} contacts. Export the list to get all of them.",
  firstOfMore: "The first {{shown, number}} of more than {{count, number}} contacts. Export the list to get all of them.",
});
