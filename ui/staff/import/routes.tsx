import { importTitlesText } from "../../i18n/en/import-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = translateNow(importTitlesText);

export const routes: readonly StaffRoute[] = [
  {
    path: "/contacts/import",
    name: "contacts-import",
    title: () => say("importContacts"),
    flags: ["contacts", "import_contacts"],
    members: true,
    areas: ["fields", "import"],
    load: async () => (await import("./import-wizard.screen.tsx")).ImportWizardScreen,
  },
  {
    path: "/contacts/import/status/$importId",
    name: "import-status",
    title: () => say("importStatus"),
    flags: ["contacts", "import_contacts"],
    members: true,
    areas: ["import"],
    load: async () => (await import("./import-status.screen.tsx")).ImportStatusScreen,
  },
];
