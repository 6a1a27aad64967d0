import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "theme",
    path: "/settings/theme",
    title: () => translateNow(pageTitlesText)("theme"),
    group: "organisation",
    flags: [],
    roles: ["owner", "admin"],
    areas: ["theme"],
    load: async () => (await import("./theme.screen.tsx")).ThemeScreen,
  },
];
