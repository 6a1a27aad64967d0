import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "fields",
    path: "/settings/fields",
    title: () => sayNow(pageTitlesText)("fields"),
    group: "organisation",
    flags: ["settings"],
    roles: ["owner", "admin"],
    areas: ["fields"],
    load: async () => (await import("./fields-settings.screen.tsx")).FieldsSettingsScreen,
  },
];
