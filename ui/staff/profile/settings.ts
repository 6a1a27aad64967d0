import { profileTitlesText } from "../../i18n/en/profile-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

/** The user's own account, open to all users. */
export const profilePage: SettingsPage = {
  id: "profile",
  path: "/settings/profile",
  title: () => translateNow(profileTitlesText)("profile"),
  group: "you",
  flags: [],
  areas: ["profile", "two-step"],
  load: async () => (await import("./profile.screen.tsx")).ProfileScreen,
};

export const settingsPages: readonly SettingsPage[] = [profilePage];
