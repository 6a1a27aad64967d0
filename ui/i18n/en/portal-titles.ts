import { catalogue } from "../catalogue.ts";

/** The titles of portals. */
export const portalTitlesText = catalogue("portal-titles", {
  title: "Title",
  note: "Learners see it at the top of the portal and in its messages.",
  label: "Title of the portal",
  labelOf: "Title of “{{pid}}”",
});
