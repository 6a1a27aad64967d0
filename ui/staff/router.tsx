import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
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
  /** told when somebody was sent home, and what was missing */
  readonly onRefused: (why: Missing) => void;
  /** services that the frame does without, by their areas */
  readonly further: { readonly fetch: (areas: readonly string[]) => Promise<void>; readonly resolve: Resolve };
  readonly history?: RouterHistory;
};

/** Code of the page and of the services that it needs, both on their way at once. */
const codeOf = (page: StaffRoute, further: Deps["further"]): Promise<{ readonly default: ComponentType }> =>
  fetchPage(async () => {
    const [component] = await Promise.all([page.load(), further.fetch(page.areas ?? [])]);
    return { default: component };
  });

/** What cannot be had ahead the page asks for itself, and says so. */
const askAhead = async (page: StaffRoute, query: string, further: Deps["further"]): Promise<void> => {
  if (page.ahead === undefined) return;
  const [ask] = await Promise.all([page.ahead(), further.fetch(page.areas ?? [])]);
  ask(further.resolve, Object.fromEntries(new URLSearchParams(query)));
};

/** Every other address shows the page that says so, and stays as it was asked for. */
const unknownPages = (pages: readonly StaffRoute[]): readonly StaffRoute[] =>
  pages.filter(({ path }) => path === "/404").map((page) => ({ ...page, path: "/$" }));

/** The staff application's addresses, all below /ui/. Code and data of a page are fetched when someone is about to go there. */
export const makeStaffRouter = (pages: readonly StaffRoute[], { session, onRefused, further, history }: Deps) => {
  const rootRoute = createRootRoute({ component: StaffFrameScreen });
  const baseRoute = createRoute({ getParentRoute: () => rootRoute, path: "/ui" });
  const routes = [...pages, ...unknownPages(pages)].map((page) =>
    createRoute({
      getParentRoute: () => baseRoute,
      path: page.path,
      staticData: { page },
      component: lazyRouteComponent(() => codeOf(page, further)),
      beforeLoad: ({ location, preload }) => guardPage(page, { href: location.href, isPreload: preload }, { session, onRefused }),
      loader: ({ location }) => void askAhead(page, location.searchStr, further).catch(() => undefined),
    }),
  );
  return createRouter({
    routeTree: rootRoute.addChildren([baseRoute.addChildren(routes)]),
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
