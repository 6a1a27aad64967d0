import { catalogue } from "../catalogue.ts";

export const plansTitlesText = catalogue("plans-titles", {
  plans: "Plans",
  billing: "Billing",
  invoices: "Invoices",
  sharedBilling: "Billing",
});
