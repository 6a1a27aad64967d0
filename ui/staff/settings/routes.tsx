import { settingsTitlesText } from "../../i18n/en/settings-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import { profilePage } from "../profile/settings.ts";
import { type SettingsPage, settingsPages } from "../settings-page.ts";
import type { StaffRoute } from "../staff-route.ts";

const framed = (page: SettingsPage): Pick<StaffRoute, "areas" | "load"> => ({
  ...(page.areas === undefined ? {} : { areas: page.areas }),
  load: async () => (await import("./settings-frame.screen.tsx")).inSettingsFrame(page),
});

/** `/settings` and `/profile` show the profile, which every user has; every other page has its own path. */
export const routes: readonly StaffRoute[] = [
  { path: "/settings", name: "settings", title: () => translateNow(settingsTitlesText)("settings"), flags: [], ...framed(profilePage) },
  { path: "/profile", name: "profile", title: profilePage.title, flags: [], ...framed(profilePage) },
  ...settingsPages.map((page): StaffRoute => ({ ...page, name: `settings-${page.id}`, ...framed(page) })),
];
