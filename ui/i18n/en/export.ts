import { catalogue } from "../catalogue.ts";

export const exportText = catalogue("export", {
  action: "Export",
  command: "Export contacts as CSV",
  words: "csv download file spreadsheet excel",
  title_one: "Export {{count, number}} contact",
  title_other: "Export {{count, number}} contacts",
  columns: "Columns",
  all: "All columns",
  excel: "For Excel",
  excelNote: "The file begins with the mark by which Excel knows UTF-8.",
  note: "Secrets and pictures are not exported. An import reads the file as it was.",
  cancel: "Cancel",
  download: "Download",
  begun: "The download has begun.",
});
