import { permissionsTitlesText } from "../../i18n/en/permissions-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

const shared = {
  group: "people",
  flags: [],
  roles: ["owner", "admin"],
  title: () => translateNow(permissionsTitlesText)("permissions"),
} as const;

/** The permissions of everybody, and those of one user. */
export const settingsPages: readonly SettingsPage[] = [
  {
    ...shared,
    id: "permissions",
    path: "/settings/permissions",
    areas: ["people", "permissions"],
    load: async () => (await import("./permissions.screen.tsx")).PermissionsScreen,
  },
  {
    ...shared,
    id: "users/$userId/permissions",
    path: "/settings/users/$userId/permissions/{-$type}",
    areas: ["people", "permissions", "fields"],
    load: async () => (await import("./user-permissions.screen.tsx")).UserPermissionsScreen,
  },
];
