import { catalogue } from "../catalogue.ts";

export const settingsTitlesText = catalogue("settings-titles", {
  settings: "Settings",
});
