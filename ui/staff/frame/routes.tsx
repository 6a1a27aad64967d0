import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/404",
    name: "not-found",
    title: () => translateNow(staffFrameText)("notFound.title"),
    flags: [],
    load: async () => (await import("./not-found.screen.tsx")).NotFoundScreen,
  },
];
