import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "audit",
    path: "/settings/audit",
    title: () => sayNow(pageTitlesText)("auditLog"),
    group: "organisation",
    flags: [],
    roles: ["owner", "admin"],
    areas: ["audit"],
    load: async () => (await import("./audit-log.screen.tsx")).AuditLogScreen,
  },
];
