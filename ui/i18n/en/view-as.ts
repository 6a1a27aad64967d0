import { catalogue } from "../catalogue.ts";

/** The bar and the end of a tab that shows the portal as a learner gets it. */
export const viewAsText = catalogue("view-as", {
  label: "Whom you see the portal as",
  title: "You see the portal as {{name}} does.",
  until: "Until {{time}}. Nothing can be changed, sent or revealed.",
  asking: "You see the portal as a learner does.",
  readOnly: "Nothing can be changed, sent or revealed.",
  end: "End the view",
  overTitle: "You no longer see the portal as this learner.",
  overBody: "The view has ended. You can close this tab, and begin again from the contact’s record.",
  back: "Go to the contacts",
});
