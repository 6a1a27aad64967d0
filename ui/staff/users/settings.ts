import { usersTitlesText } from "../../i18n/en/users-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

const text = translateNow(usersTitlesText);
const shared = { group: "people", flags: [], roles: ["owner", "admin"] } as const;

/** Colleagues; `create` below the list invites some, an id shows one. */
export const settingsPages: readonly SettingsPage[] = [
  {
    ...shared,
    id: "users",
    path: "/settings/users",
    areas: ["people"],
    title: () => text("users"),
    load: async () => (await import("./users.screen.tsx")).UsersScreen,
  },
  {
    ...shared,
    id: "users/$userId",
    path: "/settings/users/$userId",
    areas: ["people", "audit"],
    title: () => text("users"),
    load: async () => (await import("./user-page.screen.tsx")).UserPageScreen,
  },
  {
    ...shared,
    id: "archived-users",
    path: "/settings/archived-users",
    areas: ["people"],
    title: () => text("archived"),
    load: async () => (await import("./users.screen.tsx")).ArchivedUsersScreen,
  },
];
