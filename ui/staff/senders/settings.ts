import { sendersTitlesText } from "../../i18n/en/senders-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "email-addresses",
    path: "/settings/email-addresses",
    title: () => translateNow(sendersTitlesText)("senders"),
    group: "connections",
    flags: [],
    roles: ["owner", "admin"],
    areas: ["senders"],
    load: async () => (await import("./senders.screen.tsx")).SendersScreen,
  },
];
