import { plansPath } from "../../../core/org/plan-notices.service.ts";
import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "plans",
    path: plansPath,
    title: () => translateNow(pageTitlesText)("plans"),
    group: "organisation",
    flags: [],
    areas: ["billing"],
    load: async () => (await import("./plans.screen.tsx")).PlansScreen,
  },
];
