import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/more",
    title: () => translateNow(portalFrameText)("more"),
    place: { id: "more", order: 90 },
    load: async () => (await import("./more.screen.tsx")).MoreScreen,
  },
];
