import { programsTitlesText } from "../../i18n/en/programs-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/quick-wins",
    name: "quick-wins",
    title: () => translateNow(programsTitlesText)("quickWins"),
    flags: [],
    areas: ["programs"],
    load: async () => (await import("./program-list.screen.tsx")).ProgramListScreen,
  },
];
