import type { PortalRoute } from "./portal-route.ts";

const contributions = import.meta.glob<{ readonly routes: readonly PortalRoute[] }>("./*/routes.tsx", { eager: true });

/** The routes of all areas. */
export const portalRoutes: readonly PortalRoute[] = Object.values(contributions).flatMap(({ routes }) => routes);
