import { catalogue } from "../catalogue.ts";

/** Files that are shared with a learner's role. */
export const portalFilesText = catalogue("portal-files", {
  title: "Files",
  note: "What {{organisation}} shares with you.",
  files: "Files in {{name}}",
  count_one: "{{count, number}} file",
  count_other: "{{count, number}} files",
  emptyTitle: "No files are shared with you",
  emptyBody: "When {{organisation}} shares a folder with your role, it appears here.",
  emptyFolder: "This folder is empty.",
  updated: "Changed {{when}}",
  download: "Download {{name}}",
  newTab: "opens in a new tab",
});
