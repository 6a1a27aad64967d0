import { catalogue } from "../catalogue.ts";

export const portalFrameText = catalogue("portal-frame", {
  notFoundTitle: "Page not found.",
  notFoundBody: "There is nothing at {{address}}.",
  home: "Go to the home page",
  course: "Course",
  lesson: "Lesson",
  details: "My details",
  brokenTitle: "This page could not be loaded.",
  brokenAway: "The server does not answer. Check your connection and try again.",
  brokenMissing: "The server answers, but a part of this page is not there, also after it was loaded anew. Try again in a minute.",
  brokenDrawing: "Something went wrong while this page was drawn.",
});
