import { catalogue } from "../catalogue.ts";

export const importTitlesText = catalogue("import-titles", {
  importContacts: "Import contacts",
  importStatus: "Import",
});
