import { filesTitlesText } from "../../i18n/en/files-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "storage",
    path: "/settings/storage",
    title: () => translateNow(filesTitlesText)("storage"),
    group: "content",
    flags: [],
    roles: ["owner", "admin", "user"],
    areas: ["files"],
    load: async () => (await import("./storage.screen.tsx")).StorageScreen,
  },
];
