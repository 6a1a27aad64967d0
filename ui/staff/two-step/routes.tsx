import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/two-step",
    title: () => translateNow(pageTitlesText)("twoStep"),
    flags: [],
    areas: ["two-step"],
    open: true,
    load: async () => (await import("./two-step-due.screen.tsx")).TwoStepDueScreen,
  },
];
