import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { SettingsPage } from "../settings-page.ts";

/** One's own account, for everybody. */
export const profilePage: SettingsPage = {
  id: "profile",
  path: "/settings/profile",
  title: () => sayNow(pageTitlesText)("profile"),
  group: "you",
  flags: [],
  areas: ["profile", "two-step"],
  load: async () => (await import("./profile.screen.tsx")).ProfileScreen,
};

export const settingsPages: readonly SettingsPage[] = [profilePage];
