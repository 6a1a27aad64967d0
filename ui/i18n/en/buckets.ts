import { catalogue } from "../catalogue.ts";

/** Values that are only shown on contacts. */
export const bucketsText = catalogue("buckets", {
  rep: {
    title: "My details on contacts",
    note: "Contacts that are assigned to you show these, and messages can name them. Colleagues cannot change them.",
    never: "Nothing is saved yet.",
    at: "Saved {{when}}",
    emptyTitle: "Nothing to fill in yet",
    emptyBody: "An administrator adds fields whose values come from the assigned user, under Fields in the settings.",
    conflict: "These were changed in another window. Discard your changes to see what is stored, or save again to replace it.",
    failed: "Your changes are not saved",
  },
  http: {
    title: "Fetched values",
    note: "When somebody looks at a contact, an address of yours is asked about it. What it answers is shown and not kept; an answer holds for five minutes.",
    name: "What the values are called",
    url: "Address",
    urlHelp: "{con_id}, {email} and {mobile} stand for those of the contact. Leave it empty to fetch nothing.",
    expects: "The answer is a JSON object with these keys",
    none: "No field is fetched yet. Add one under Fields, with values that are fetched from an address.",
    key: "Key",
    conflict: "Somebody else changed this in the meantime. Discard your changes to see what is stored, or save again to replace it.",
    failed: "The address is not saved",
  },
  record: {
    rep: "From {{name}}",
    repNobody: "Nobody is assigned, so there are no details of a user.",
    repEmpty: "{{name}} has not filled in these details.",
    loading: "Asking {{title}}",
    at: "As of {{when}}",
    refused: "The answer has no fitting value for {{fields}}.",
    nothing: "There is nothing about this contact.",
    retry: "Ask again",
    failed: "Nothing was fetched",
    "not-allowed": "The address leads to a place that must not be asked. An administrator can change it.",
    unreachable: "The address does not answer, or it answers with an error.",
    "too-slow": "The address took longer than five seconds.",
    "too-large": "The answer is larger than 64 kB.",
    "not-json": "The answer is no JSON object.",
  },
});
