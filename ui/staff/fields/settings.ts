import { fieldsTitlesText } from "../../i18n/en/fields-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "fields",
    path: "/settings/fields",
    title: () => translateNow(fieldsTitlesText)("fields"),
    group: "content",
    flags: ["settings"],
    roles: ["owner", "admin"],
    areas: ["fields"],
    load: async () => (await import("./fields-settings.screen.tsx")).FieldsSettingsScreen,
  },
];
