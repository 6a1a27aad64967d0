import { bulkTitlesText } from "../../i18n/en/bulk-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const say = translateNow(bulkTitlesText);

export const routes: readonly StaffRoute[] = [
  {
    path: "/contacts/bulk",
    name: "bulk-actions",
    title: () => say("bulkActions"),
    flags: ["contacts"],
    areas: ["bulk", "contacts", "fields"],
    load: async () => (await import("./bulk-list.screen.tsx")).BulkListScreen,
  },
  {
    path: "/contacts/bulk/$id",
    name: "bulk-action",
    title: () => say("bulkAction"),
    flags: ["contacts"],
    areas: ["bulk", "contacts", "fields"],
    load: async () => (await import("./bulk-run.screen.tsx")).BulkRunScreen,
  },
];
