import { catalogue } from "../catalogue.ts";

/** The page of one section of the portal. */
export const portalSectionText = catalogue("portal-section", {
  notFoundTitle: "Course section not found.",
  notFoundBody: "It may have been renamed or removed. All courses are on the home page.",
  empty: "There are no courses in this section right now.",
});
