import { catalogue } from "../catalogue.ts";

export const homeTitlesText = catalogue("home-titles", {
  home: "Home",
});
