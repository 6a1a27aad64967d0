import { twoStepTitlesText } from "../../i18n/en/two-step-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/two-step",
    title: () => translateNow(twoStepTitlesText)("twoStep"),
    flags: [],
    areas: ["two-step"],
    open: true,
    load: async () => (await import("./two-step-due.screen.tsx")).TwoStepDueScreen,
  },
];
