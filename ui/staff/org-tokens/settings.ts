import { webhooksTitlesText } from "../../i18n/en/webhooks-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "integrations/tokens",
    path: "/settings/integrations/tokens",
    title: () => translateNow(webhooksTitlesText)("tokens"),
    group: "connections",
    flags: [],
    roles: ["owner", "admin"],
    areas: ["org-tokens"],
    load: async () => (await import("./org-tokens.screen.tsx")).OrgTokensScreen,
  },
];
