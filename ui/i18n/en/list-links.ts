import { catalogue } from "../catalogue.ts";

export const listLinksText = catalogue("list-links", {
  more: "Contact tools",
  boards: "Boards",
  relationships: "Relationships",
  import: "Import",
  duplicates: "Duplicates",
  tree: "Show in relationships",
});
