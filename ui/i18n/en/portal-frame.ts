import { catalogue } from "../catalogue.ts";

export const portalFrameText = catalogue("portal-frame", {
  notFoundTitle: "Page not found.",
  notFoundBody: "There is nothing at {{address}}.",
  home: "Go to the home page",
  course: "Course",
  lesson: "Lesson",
  details: "My details",
  stats: "Points",
  calendar: "Calendar",
  search: "Search",
  more: "More",
  contacts: "Contacts",
  files: "Files",
  kept: "Kept on this device",
  brokenTitle: "This page could not be loaded.",
  brokenAway: "The server is not responding. Check your connection and try again.",
  brokenMissing: "A part of this page could not be loaded, even after reloading. Try again in a minute.",
  brokenDrawing: "Something went wrong while displaying this page.",
});
