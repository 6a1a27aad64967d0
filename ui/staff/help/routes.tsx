import { helpTitlesText } from "../../i18n/en/help-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/help",
    name: "help",
    title: () => translateNow(helpTitlesText)("help"),
    flags: [],
    load: async () => (await import("./help-list.screen.tsx")).HelpListScreen,
  },
  {
    path: "/help/$slug",
    name: "help-article",
    title: () => translateNow(helpTitlesText)("article"),
    flags: [],
    load: async () => (await import("./help-article.screen.tsx")).HelpArticleScreen,
  },
];
