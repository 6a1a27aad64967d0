import { mergesTitlesText } from "../../i18n/en/merges-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/contacts/duplicates",
    name: "contact-duplicates",
    title: () => translateNow(mergesTitlesText)("duplicates"),
    flags: ["contacts"],
    members: true,
    areas: ["contacts", "merges"],
    load: async () => (await import("./duplicates.screen.tsx")).DuplicatesScreen,
  },
];
