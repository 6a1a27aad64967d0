import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/certificates",
    title: () => translateNow(portalFrameText)("certificates"),
    more: { order: 40 },
    load: async () => (await import("./certificates.screen.tsx")).CertificatesScreen,
  },
];
