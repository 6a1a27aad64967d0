import { catalogue } from "../catalogue.ts";

export const exportText = catalogue("export", {
  command: "Export contacts as CSV",
  words: "csv download file spreadsheet excel",
  title_one: "Export {{count, number}} contact",
  title_other: "Export {{count, number}} contacts",
  columns: "Columns",
  all: "All columns",
  excel: "Optimise for Excel (UTF-8)",
  excelNote: "Adds a byte order mark, so that Excel shows accents correctly.",
  note: "Secrets and pictures are not exported. You can import this file again.",
  cancel: "Cancel",
  download: "Download",
  begun: "Download started",
});
