import { catalogue } from "../catalogue.ts";

/** The titles of the settings of the portal. */
export const portalSettingsTitlesText = catalogue("portal-settings-titles", {
  portal: "Learner portal",
  page: "Portal page",
});
