import { themeTitlesText } from "../../i18n/en/theme-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "theme",
    path: "/settings/theme",
    title: () => translateNow(themeTitlesText)("theme"),
    group: "organisation",
    flags: [],
    roles: ["owner", "admin"],
    areas: ["theme"],
    load: async () => (await import("./theme.screen.tsx")).ThemeScreen,
  },
];
