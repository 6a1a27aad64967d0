import { catalogue } from "../catalogue.ts";

/** A learner's certificates. */
export const certificatesText = catalogue("certificates", {
  title: "Certificates",
  note: "Anyone with the code of a certificate can verify it. Certificates stay valid, whatever changes in a course.",
  emptyTitle: "No certificates yet",
  emptyBody: "When you finish a course that gives a certificate, it appears here.",
  list: "Your certificates",
  given: "Given on {{day}} to {{name}} · {{code}}",
  open: "Open the certificate",
  openOf: "Open the certificate of {{course}}",
  verify: "Verify",
  verifyOf: "Verify the certificate of {{course}}",
  newTab: "opens in a new tab",
  claim: "Get the certificate",
  claimOf: "Get the certificate of {{course}}",
  claimable: "Courses that you have finished",
  claimed: "Here is your certificate.",
});
