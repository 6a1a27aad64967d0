import { auditTitlesText } from "../../i18n/en/audit-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { SettingsPage } from "../settings-page.ts";

export const settingsPages: readonly SettingsPage[] = [
  {
    id: "audit",
    path: "/settings/audit",
    title: () => translateNow(auditTitlesText)("auditLog"),
    group: "organisation",
    flags: [],
    roles: ["owner", "admin"],
    areas: ["audit"],
    load: async () => (await import("./audit-log.screen.tsx")).AuditLogScreen,
  },
];
