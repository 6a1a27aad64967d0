import { catalogue } from "../catalogue.ts";

export const listLinksText = catalogue("list-links", {
  more: "More ways to contacts",
  boards: "Boards",
  relationships: "Relationships",
  import: "Import",
  duplicates: "Duplicates",
  tree: "Show in relationships",
});
