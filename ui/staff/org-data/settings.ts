import { organisationTitlesText } from "../../i18n/en/organisation-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "data",
    group: "organisation",
    path: "/settings/other/data",
    title: () => translateNow(organisationTitlesText)("data"),
    flags: [],
    roles: ["owner", "admin"],
    areas: ["org-exports", "retention"],
    load: async () => (await import("./data.screen.tsx")).DataScreen,
  },
];
