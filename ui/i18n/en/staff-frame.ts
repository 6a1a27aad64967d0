import { catalogue } from "../catalogue.ts";

export const staffFrameText = catalogue("staff-frame", {
  product: "Cygnet",
  noAccessWhy: {
    permission: "You do not have access to that page. It needs the permission “{{permission}}”, which an administrator can give you.",
    feature: "You do not have access to that page. Your organisation does not use the feature “{{feature}}”.",
    member: "You do not have access to that page. Guests can only view what is shared with them; an administrator can make you a member.",
  },
  askAccess: "Ask for access",
  accessAsked: "Your administrators are asked for access to “{{page}}”. You find the request among your tasks.",
  accessAskedBefore: "Your administrators are asked for access to “{{page}}” already.",
  typedLost: "What you typed on that page is not saved.",
  copyTyped: "Copy what you typed",
  copied: "Copied",
  notCopied: "It could not be copied. This is what you typed:",
  notFound: { title: "Page not found" },
  broken: {
    title: "This page could not be loaded.",
    missing: "The app could not be loaded. Reload the page.",
    drawing: "Something went wrong while displaying it. Reload the page.",
    window: "Something went wrong in this window. What you entered elsewhere is still there; close it and try again.",
  },
});
