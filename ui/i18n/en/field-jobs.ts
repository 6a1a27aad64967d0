import { catalogue } from "../catalogue.ts";

/** Conversions of fields as the tray tells of them; apart from the page's texts, since the frame carries it. */
export const fieldJobsText = catalogue("field-jobs", {
  convert: "Converting {{name}}",
  revert: "Undoing the conversion of {{name}}",
  counts: "{{emptied, number}} cleared",
});
