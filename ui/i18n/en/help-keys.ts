import { catalogue } from "../catalogue.ts";

export const helpKeysText = catalogue("help-keys", {
  search: "Search the help articles",
  ask: "Ask CY about this page",
  back: "All help articles",
});
