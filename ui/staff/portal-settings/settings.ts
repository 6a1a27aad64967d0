import { portalSettingsTitlesText } from "../../i18n/en/portal-settings-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

/** The settings of the portal. */
export const portalPage: SettingsPage = {
  id: "portal",
  path: "/settings/other/portal",
  title: () => translateNow(portalSettingsTitlesText)("portal"),
  group: "organisation",
  flags: [],
  roles: ["owner", "admin"],
  areas: ["portal-settings", "portal-pages"],
  load: async () => (await import("./portal-settings.screen.tsx")).PortalSettingsScreen,
};

export const settingsPages: readonly SettingsPage[] = [portalPage];
