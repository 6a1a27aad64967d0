import { billingPath, invoicesPath, plansPath } from "../../../core/org/billing-pages.rule.ts";
import { plansTitlesText } from "../../i18n/en/plans-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "plans",
    path: plansPath,
    title: () => translateNow(plansTitlesText)("plans"),
    group: "billing",
    flags: [],
    areas: ["billing"],
    load: async () => (await import("./plans.screen.tsx")).PlansScreen,
  },
  {
    id: "billing",
    path: billingPath,
    title: () => translateNow(plansTitlesText)("billing"),
    group: "billing",
    flags: [],
    areas: ["billing"],
    load: async () => (await import("./billing.screen.tsx")).BillingScreen,
  },
  {
    id: "invoices",
    path: invoicesPath,
    title: () => translateNow(plansTitlesText)("invoices"),
    group: "billing",
    flags: [],
    areas: ["billing"],
    load: async () => (await import("./invoices.screen.tsx")).InvoicesScreen,
  },
];
