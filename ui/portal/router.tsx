import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect, type RouterHistory } from "@tanstack/react-router";
import { movedPortalPath, portalHref, readPortalPath } from "../../core/portal/portal-path.rule.ts";
import { loadable } from "../kit/loadable.view.tsx";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import { fetchPage } from "../react/page-code.ts";
import { parseSearch, stringifySearch } from "../react/plain-search.ts";
import { PageErrorScreen } from "./frame/page-error.screen.tsx";
import { PortalTabScreen } from "./frame/portal-tab.screen.tsx";
import type { PortalRoute } from "./portal-route.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly portalPage?: PortalRoute;
  }
}

const notFound = loadable(
  async () => (await import("./frame/not-found.screen.tsx")).NotFoundScreen,
  () => <SkeletonLines lines={2} />,
);

/** Both address formats: without and with the portal's id. */
const bases = ["/portal", "/portal/$pid"] as const;

type Address = { readonly pathname: string; readonly searchStr: string };

/** Redirects moved pages to their new address, and the bare portal to its home; the query is kept. */
const followMoves = ({ pathname, searchStr }: Address): void => {
  const { pid, rest } = readPortalPath(pathname);
  const moved = movedPortalPath(rest);
  if (moved !== null) throw redirect({ href: `${portalHref(pid, moved)}${searchStr}`, replace: true });
};

/** The portal's routes; an unknown address shows the not-found page and is kept. */
export const makePortalRouter = (pages: readonly PortalRoute[], history?: RouterHistory) => {
  const rootRoute = createRootRoute({
    component: PortalTabScreen,
    notFoundComponent: notFound.View,
    beforeLoad: ({ location }) => followMoves(location),
  });
  const routes = bases.flatMap((base) =>
    pages.map((page) =>
      createRoute({
        getParentRoute: () => rootRoute,
        path: `${base}${page.path}`,
        staticData: { portalPage: page },
        component: lazyRouteComponent(() => fetchPage(page.load).then((component) => ({ default: component }))),
      }),
    ),
  );
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    ...(history === undefined ? {} : { history }),
    parseSearch,
    stringifySearch,
    trailingSlash: "preserve",
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <SkeletonLines lines={6} />,
    defaultErrorComponent: PageErrorScreen,
  });
};
