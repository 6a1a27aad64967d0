import { catalogue } from "../catalogue.ts";

/** The title of the settings of the portal. */
export const portalSettingsTitlesText = catalogue("portal-settings-titles", { portal: "Learner portal" });
