import { portalSettingsTitlesText } from "../../i18n/en/portal-settings-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

/** The settings of the portal, and the editor of each of its pages. */
export const settingsPages: readonly SettingsPage[] = ["", "/pages/$pageId"].map((rest) => ({
  id: `portal${rest}`,
  path: `/settings/other/portal${rest}`,
  title: () => translateNow(portalSettingsTitlesText)("portal"),
  group: "content",
  flags: [],
  roles: ["owner", "admin"],
  areas: ["portals", "portal-settings", "portal-roles", "conversations", "fields", "files", "lessons"],
  load: async () => (await import("./portal-settings.screen.tsx")).PortalSettingsScreen,
}));
