import { catalogue } from "../catalogue.ts";

export const staffFrameText = catalogue("staff-frame", {
  product: "Cygnet",
  noAccessWhy: {
    permission: "You do not have access to that page. It needs the permission “{{permission}}”, which an admin can give you.",
    feature: "You do not have access to that page. Your organisation does not use the feature “{{feature}}”.",
    member: "You do not have access to that page. Guests read what is shared with them; an admin can make you a member.",
  },
  notFound: { title: "Page not found" },
  unreachable: "We could not find out who is signed in.",
  broken: {
    title: "This page could not be loaded.",
    missing: "The server answers, but without its code.",
    drawing: "Something went wrong while drawing it.",
    window: "Something went wrong in this window. What you had entered elsewhere is still there; close it and try again.",
  },
});
