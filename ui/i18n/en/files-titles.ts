import { catalogue } from "../catalogue.ts";

export const filesTitlesText = catalogue("files-titles", {
  files: "Files",
  uploadFiles: "Upload files",
  deletedFiles: "Deleted files",
  duplicateFiles: "Duplicate files",
  storage: "Storage",
});
