import { catalogue } from "../catalogue.ts";

/** Beginning a view of the portal as a contact. */
export const viewAsContactText = catalogue("view-as-contact", {
  open: "View the portal as {{name}}…",
  command: "View the portal as this contact",
  title: "View the portal as {{name}}",
  about: "A new tab shows the portal as {{name}} gets it, for 15 minutes.",
  readOnly: "Nothing can be changed, answered or sent there, and secret values stay masked.",
  noTrace: "Progress, points and the time of the last visit stay as they are.",
  recorded: "The audit log records this view.",
  cancel: "Cancel",
  begin: "Open the portal",
  blocked: "Your browser did not open the tab. Open it with this link, which works in your browser only.",
  follow: "Open the portal as {{name}}",
});
