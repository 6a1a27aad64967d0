import { catalogue } from "../catalogue.ts";

export const helpTitlesText = catalogue("help-titles", {
  help: "Help Docs",
  article: "Help",
  videos: "Video Gallery",
  portal: "Learn Portal",
  support: "Talk to Support",
});
