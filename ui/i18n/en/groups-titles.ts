import { catalogue } from "../catalogue.ts";

export const groupsTitlesText = catalogue("groups-titles", {
  groups: "Groups",
  createGroup: "Create group",
  group: "Group",
});
