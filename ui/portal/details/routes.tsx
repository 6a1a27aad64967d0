import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/settings",
    title: () => sayNow(portalFrameText)("details"),
    place: { id: "account", order: 90 },
    load: async () => (await import("./own-details.screen.tsx")).OwnDetailsScreen,
  },
];
