import { catalogue } from "../catalogue.ts";

export const notFoundText = catalogue("not-found", {
  body: "There is nothing at {{address}}. It may have been moved or deleted.",
  likely: "Did you mean",
  search: "Search for “{{words}}”",
  home: "Go to Home",
  back: "Go back",
});
