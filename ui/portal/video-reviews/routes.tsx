import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/video-reviews",
    title: () => translateNow(portalFrameText)("videoReviews"),
    more: { order: 45 },
    load: async () => (await import("./own-videos.screen.tsx")).OwnVideosScreen,
  },
];
