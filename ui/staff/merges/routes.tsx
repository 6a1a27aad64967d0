import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/contacts/duplicates",
    name: "contact-duplicates",
    title: () => sayNow(pageTitlesText)("duplicates"),
    flags: ["contacts"],
    members: true,
    areas: ["contacts", "merges"],
    load: async () => (await import("./duplicates.screen.tsx")).DuplicatesScreen,
  },
];
