import { catalogue } from "../catalogue.ts";

export const staffFrameText = catalogue("staff-frame", {
  product: "Cygnet",
  title: "{{page}} · Cygnet",
  noAccess: "You do not have access to that page.",
  notFound: { title: "Page not found", body: "There is nothing at this address. It may have been moved or deleted.", home: "Go to Home", back: "Go back" },
  unreachable: "We could not find out who is signed in.",
  broken: { title: "This page did not open", code: "Its code could not be fetched. A new version may have been put in place.", drawing: "Something went wrong while drawing it." },
});
