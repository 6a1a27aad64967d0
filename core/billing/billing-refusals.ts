import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about plans, cards and invoices. */
export const billingRefusals = refusalTable({
  billing_link_stale: "This link does not work any more. Ask for a new one.",
  no_billing: "There is no billing here.",
  no_card: "Add a card first.",
  card_declined: "Your card was declined. Try another one.",
  card_unknown: "The payment provider does not know this card.",
  staff_only: "Only staff may do that.",
  no_invoice: "There is no such invoice.",
  no_payments:
    "This server takes no payments, so a plan that costs money cannot be bought here. Ask whoever runs it to set the plan of your organisation.",
});
