import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

const title = (): string => translateNow(portalFrameText)("notifications");

export const routes: readonly PortalRoute[] = [
  { path: "/p/notifications", title, load: async () => (await import("./notices.screen.tsx")).NoticesScreen },
  { path: "/n/$shortRouteHash", title, load: async () => (await import("./next-route.screen.tsx")).NextRouteScreen },
];
