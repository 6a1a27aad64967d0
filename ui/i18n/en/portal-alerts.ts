import { catalogue } from "../catalogue.ts";

/** How a learner is notified. */
export const portalAlertsText = catalogue("portal-alerts", {
  title: "Alerts",
  label: "Tell me of new notifications by",
  sms: "SMS",
  email: "Email",
  none: "No alerts",
  smsNote: "To {{to}}.",
  emailNote: "To {{to}}.",
  noMobile: "{{organisation}} has no mobile number of yours.",
  noEmail: "{{organisation}} has no email address of yours.",
  noneNote: "You find them in the portal.",
});
