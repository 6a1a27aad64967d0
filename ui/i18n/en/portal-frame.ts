import { catalogue } from "../catalogue.ts";

export const portalFrameText = catalogue("portal-frame", {
  notFoundTitle: "Page not found.",
  notFoundBody: "There is nothing at this address.",
  home: "Go to the home page",
  course: "Course",
  lesson: "Lesson",
  brokenTitle: "This page could not be loaded.",
  brokenCode: "A part of this page could not be loaded. Check your connection and try again.",
  brokenDrawing: "Something went wrong while this page was drawn.",
});
