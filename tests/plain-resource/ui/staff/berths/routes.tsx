import { translateNow } from "../../../../../ui/i18n/translate-now.ts";
import type { StaffRoute } from "../../../../../ui/staff/staff-route.ts";
import { berthsTitlesText } from "../../i18n/en/berths-titles.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/berths/{-$record}",
    name: "berths",
    title: () => translateNow(berthsTitlesText)("berths"),
    flags: ["contacts"],
    members: true,
    areas: ["berths"],
    load: async () => (await import("./berth-list.screen.tsx")).BerthListScreen,
  },
];
