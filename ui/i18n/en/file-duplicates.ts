import { catalogue } from "../catalogue.ts";

export const fileDuplicatesText = catalogue("file-duplicates", {
  title: "Duplicates",
  note: "Files with the same content. Choose the one to keep: records that use the others will use it instead, and the others go to the bin.",
  emptyTitle: "No duplicates",
  emptyBody: "No two files have the same content.",
  group_one: "{{count, number}} file of {{size}}",
  group_other: "{{count, number}} files of {{size}} each",
  keep: "Keep {{name}}",
  added: "Added {{when}}",
  in: "in {{folder}}",
  merge_one: "Merge {{count, number}} duplicate",
  merge_other: "Merge {{count, number}} duplicates",
  merged_one: "Merged {{count, number}} duplicate into {{name}}",
  merged_other: "Merged {{count, number}} duplicates into {{name}}",
  undo: "Undo",
  readOnly: "You may not change these files.",
});
