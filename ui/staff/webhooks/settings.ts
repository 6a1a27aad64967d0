import { webhooksTitlesText } from "../../i18n/en/webhooks-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

const shared = {
  title: () => translateNow(webhooksTitlesText)("webhooks"),
  group: "connections",
  flags: [],
  roles: ["owner", "admin"],
} as const;

/** The webhooks of the organisation; an id below the list shows the deliveries of one. */
export const settingsPages: readonly SettingsPage[] = [
  {
    ...shared,
    id: "integrations/webhooks",
    path: "/settings/integrations/webhooks",
    areas: ["webhooks"],
    load: async () => (await import("./webhooks.screen.tsx")).WebhooksScreen,
  },
  {
    ...shared,
    id: "integrations/webhooks/$webhookId",
    path: "/settings/integrations/webhooks/$webhookId",
    areas: ["webhooks"],
    load: async () => (await import("./deliveries.screen.tsx")).DeliveriesScreen,
  },
];
