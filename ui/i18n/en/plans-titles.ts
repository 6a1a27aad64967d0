import { catalogue } from "../catalogue.ts";

export const plansTitlesText = catalogue("plans-titles", {
  plans: "Plans and billing",
  sharedBilling: "Billing",
});
