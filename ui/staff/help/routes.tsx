import { helpText } from "../../i18n/en/help.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/help",
    name: "help",
    title: () => sayNow(helpText)("title"),
    flags: [],
    load: async () => (await import("./help-list.screen.tsx")).HelpListScreen,
  },
  {
    path: "/help/$slug",
    name: "help-article",
    title: () => sayNow(helpText)("article"),
    flags: [],
    load: async () => (await import("./help-article.screen.tsx")).HelpArticleScreen,
  },
];
