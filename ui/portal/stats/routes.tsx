import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/stats",
    title: () => translateNow(portalFrameText)("stats"),
    place: { id: "points", order: 50 },
    load: async () => (await import("./stats.screen.tsx")).StatsScreen,
  },
];
