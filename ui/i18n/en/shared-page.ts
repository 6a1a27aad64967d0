import { catalogue } from "../catalogue.ts";

/** The public page that a link opens. */
export const sharedPageText = catalogue("sharedPage", {
  loading: "Opening the link…",
  sharedBy: "Shared by {{organisation}}",
  lockedTitle: "This link has a password",
  lockedBody: "Enter the password that you were given with the link.",
  password: "Password",
  open: "Open",
  goneTitle: "This link does not work",
  emptyTitle: "This folder is empty",
  emptyBody: "Files appear here once they are added to it.",
  files_one: "{{count, number}} file",
  files_other: "{{count, number}} files",
  all: "Download all (ZIP)",
  download: "Download",
  downloadName: "Download {{name}}",
  view: "View",
  viewName: "View {{name}} in a new tab",
  inFolder: "In {{path}}",
  noPreview: "No preview",
  more_one: "Show {{count, number}} more file",
  more_other: "Show {{count, number}} more files",
});
