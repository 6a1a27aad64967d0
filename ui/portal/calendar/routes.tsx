import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/calendar",
    title: () => translateNow(portalFrameText)("calendar"),
    place: { id: "calendar", order: 30 },
    load: async () => (await import("./calendar.screen.tsx")).CalendarScreen,
  },
];
