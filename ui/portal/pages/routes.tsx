import type { PortalRoute } from "../portal-route.ts";

export const routes: readonly PortalRoute[] = [{ path: "/p/c/$path", load: async () => (await import("./page.screen.tsx")).PageScreen }];
