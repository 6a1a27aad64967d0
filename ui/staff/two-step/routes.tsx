import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/two-step",
    title: () => sayNow(pageTitlesText)("twoStep"),
    flags: [],
    areas: ["two-step"],
    open: true,
    load: async () => (await import("./two-step-due.screen.tsx")).TwoStepDueScreen,
  },
];
