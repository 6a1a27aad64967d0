import { CreditCard, Gauge, Receipt } from "lucide-react";
import { billingPath, invoicesPath, plansPath } from "../../../core/org/billing-pages.rule.ts";
import { plansTitlesText } from "../../i18n/en/plans-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

export const commands: readonly CommandContribution[] = [
  {
    id: "plans.open",
    group: "go",
    title: () => translateNow(plansTitlesText)("plans"),
    icon: Gauge,
    flags: [],
    words: "usage limits upgrade subscription trial",
    run: ({ go }) => go(`/ui${plansPath}`),
  },
  {
    id: "billing.open",
    group: "go",
    title: () => translateNow(plansTitlesText)("billing"),
    icon: CreditCard,
    flags: [],
    words: "card payment share billing",
    run: ({ go }) => go(`/ui${billingPath}`),
  },
  {
    id: "invoices.open",
    group: "go",
    title: () => translateNow(plansTitlesText)("invoices"),
    icon: Receipt,
    flags: [],
    words: "bills receipts payments pdf",
    run: ({ go }) => go(`/ui${invoicesPath}`),
  },
];
