import { type AnyRoute, createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { Missing } from "../../core/access/page-access.rule.ts";
import type { StaffSession } from "../../core/auth/staff-session.service.ts";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import { fetchPage } from "../react/page-code.ts";
import { parseSearch, stringifySearch } from "../react/plain-search.ts";
import type { Resolve } from "../react/services.tsx";
import { PageErrorScreen } from "./frame/page-error.screen.tsx";
import { StaffFrameScreen } from "./frame/staff-frame.screen.tsx";
import { guardPage } from "./guard.ts";
import type { StaffRoute } from "./staff-route.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly page?: StaffRoute;
  }
}

type Deps = {
  readonly session: StaffSession;
  /** called when a user is redirected to Home, with the missing permission and the address of the page */
  readonly onRefused: (why: Missing, path: string) => void;
  /** services not needed by the frame, by area */
  readonly further: { readonly fetch: (areas: readonly string[]) => Promise<void>; readonly resolve: Resolve };
  readonly history?: RouterHistory;
};

/** Loads the code of the page and of its services in parallel. */
const codeOf = (page: StaffRoute, further: Deps["further"]): Promise<{ readonly default: ComponentType }> =>
  fetchPage(async () => {
    const [component] = await Promise.all([page.load(), further.fetch(page.areas ?? [])]);
    return { default: component };
  });

/** Prefetches data; the page itself loads what failed, and shows the error. */
const askAhead = async (page: StaffRoute, query: string, further: Deps["further"]): Promise<void> => {
  if (page.ahead === undefined) return;
  const [ask] = await Promise.all([page.ahead(), further.fetch(page.areas ?? [])]);
  ask(further.resolve, Object.fromEntries(new URLSearchParams(query)));
};

/** Unknown URLs show the 404 page and stay in the address bar. */
const unknownPages = (pages: readonly StaffRoute[]): readonly StaffRoute[] =>
  pages.filter(({ path }) => path === "/404").map((page) => ({ ...page, path: "/$" }));

/** The routes of the staff application, all below /ui/. Code and data of a page are prefetched on hover or focus of a link. */
export const makeStaffRouter = (pages: readonly StaffRoute[], { session, onRefused, further, history }: Deps) => {
  const rootRoute = createRootRoute({ component: StaffFrameScreen });
  const baseRoute = createRoute({ getParentRoute: () => rootRoute, path: "/ui" });
  const routeOf = (page: StaffRoute, parent: () => AnyRoute) =>
    createRoute({
      getParentRoute: parent,
      path: page.path,
      staticData: { page },
      ...(page.stays === undefined ? { component: lazyRouteComponent(() => codeOf(page, further)) } : {}),
      beforeLoad: ({ location, preload }) => guardPage(page, { href: location.href, isPreload: preload }, { session, onRefused }),
      loader: ({ location }) => void askAhead(page, location.searchStr, further).catch(() => undefined),
    });
  /** Pages that share a component, below a route that has it. */
  const staying = Object.entries(Object.groupBy(pages, ({ stays }) => stays ?? "")).flatMap(([id, group = []]) => {
    const [first] = group;
    if (id === "" || first === undefined) return [];
    const shared = createRoute({ getParentRoute: () => baseRoute, id, component: lazyRouteComponent(() => codeOf(first, further)) });
    return [shared.addChildren(group.map((page) => routeOf(page, () => shared)))];
  });
  const routes = [...pages.filter(({ stays }) => stays === undefined), ...unknownPages(pages)].map((page) =>
    routeOf(page, () => baseRoute),
  );
  return createRouter({
    routeTree: rootRoute.addChildren([baseRoute.addChildren([...routes, ...staying])]),
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
