import { catalogue } from "../catalogue.ts";

/** Texts of the list and form of plain resources; what names the records comes from their area. */
export const plainText = catalogue("plain", {
  toolbar: "Search",
  search: "Search",
  stale: "Could not refresh the list.",
  save: "Save",
  delete: "Delete",
  undo: "Undo",
  retry: "Try again",
  failed: "Could not save",
  restored: "Restored from an earlier edit that was not saved.",
  deleted: "Deleted {{name}}",
});
