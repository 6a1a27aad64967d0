import { catalogue } from "../catalogue.ts";

export const homeText = catalogue("home", {
  title: "Home",
  greeting: "Hello {{name}}",
  places: "Where to go",
  nowhere: "Nothing has been opened to you yet",
  nowhereNote: "An administrator of {{organisation}} can give you access.",
});
