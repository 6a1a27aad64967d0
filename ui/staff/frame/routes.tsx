import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/404",
    name: "not-found",
    title: () => sayNow(staffFrameText)("notFound.title"),
    flags: [],
    load: async () => (await import("./not-found.screen.tsx")).NotFoundScreen,
  },
];
