import { catalogue } from "../catalogue.ts";

/** Field conversions in the job tray; separate from the page's texts, since the frame loads it. */
export const fieldJobsText = catalogue("field-jobs", {
  convert: "Converting {{name}}",
  revert: "Undoing the conversion of {{name}}",
  counts: "{{emptied, number}} cleared",
});
