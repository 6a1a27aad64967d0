import { catalogue } from "../catalogue.ts";

/** Read-only values on contacts. */
export const bucketsText = catalogue("buckets", {
  rep: {
    title: "My details on contacts",
    note: "Shown on contacts assigned to you and available in messages. Colleagues cannot change them.",
    never: "Nothing saved yet.",
    at: "Saved {{when}}",
    emptyTitle: "Nothing to fill in yet",
    emptyBody: "An administrator can add fields with values from the assigned user, under Fields in the settings.",
    conflict: "These details were changed in another window. Discard your changes to see the latest, or save again to overwrite them.",
    failed: "Your changes were not saved",
  },
  http: {
    title: "Live data",
    note: "Cygnet requests this URL when a contact is opened. Responses are cached for 5 minutes and not stored.",
    name: "Title",
    url: "URL",
    urlHelp: "{con_id}, {email} and {mobile} are replaced with the values of the contact. Leave it empty to turn live data off.",
    expects: "The response must be a JSON object with these keys",
    none: "No live fields yet. Add one under Fields, with the source “From a URL”.",
    conflict: "Someone else changed this in the meantime. Discard your changes to see the latest, or save again to overwrite it.",
    failed: "The URL was not saved",
  },
  record: {
    rep: "From {{name}}",
    repNobody: "No user is assigned, so there are no details to show.",
    repEmpty: "{{name}} has not filled in these details.",
    loading: "Loading {{title}}",
    at: "As of {{when}}",
    refused: "The response has no valid value for {{fields}}.",
    nothing: "No data for this contact.",
    retry: "Retry",
    failed: "Could not load the live data",
    "not-allowed": "This URL is not allowed. An administrator can change it.",
    unreachable: "The URL does not respond, or it returns an error.",
    "too-slow": "The URL took longer than five seconds to respond.",
    "too-large": "The response is larger than 64 kB.",
    "not-json": "The response is not a JSON object.",
  },
});
