import { catalogue } from "../catalogue.ts";

/** Labels of the reserved navigation entries. */
export const reservedPlacesText = catalogue("reserved-places", {
  conversations: "Conversations",
  automations: "Automations",
  reports: "Reports",
  snippets: "Snippets",
  customObjects: "Custom Objects",
});
