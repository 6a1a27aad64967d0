import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/kept",
    title: () => translateNow(portalFrameText)("kept"),
    more: { order: 80 },
    load: async () => (await import("./kept.screen.tsx")).KeptScreen,
  },
];
