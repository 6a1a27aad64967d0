import { catalogue } from "../catalogue.ts";

/** The export of the organisation in the list of background work. */
export const orgExportJobText = catalogue("org-export-job", { title: "Export everything", rows: "{{rows, number}} rows" });
