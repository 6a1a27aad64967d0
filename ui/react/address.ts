import { useLocation, useParams as useRouteParams, useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useMemo, useRef } from "react";

/** The parameters of the page's path. */
export const useParams = (): Readonly<Partial<Record<string, string>>> => useRouteParams({ strict: false });

/**
 * A part of the page's address. A page that is left keeps its own until the next one is shown; the router's location is the next page's as
 * soon as its code is requested.
 */
const useShownAddress = (part: "pathname" | "searchStr"): string => {
  const { state } = useRouter();
  const latest = useRef(state.location[part]);
  const shown = useRouterState({
    select: ({ location, resolvedLocation = location }) => (location.pathname === resolvedLocation.pathname ? location[part] : null),
  });
  if (shown !== null) latest.current = shown;
  return latest.current;
};

/** The page's path. */
export const usePath = (): string => useShownAddress("pathname");

/** The page's query parameters, as text. */
export const useQuery = (): Readonly<Partial<Record<string, string>>> => {
  const text = useShownAddress("searchStr");
  return useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
};

/** The token of a mailed link; it is in the fragment, which browsers do not send to servers. Older links have it in the query. */
export const useLinkToken = (): string => {
  const hash = useLocation({ select: (location) => location.hash });
  const { token = "" } = useQuery();
  return new URLSearchParams(hash).get("token") ?? token;
};

/** Navigates within the application; `replace` adds no history entry. */
export const useGo = (): ((href: string, options?: { readonly replace?: boolean }) => void) => {
  const router = useRouter();
  return useCallback((href, { replace = false } = {}) => void router.navigate({ href, replace }), [router]);
};

/** Changes query parameters and keeps the others; null removes one. Adds no history entry unless `push` is set. */
export const useSetQuery = (): ((changes: Readonly<Record<string, string | null>>, options?: { readonly push?: boolean }) => void) => {
  const router = useRouter();
  return useCallback(
    (changes, { push = false } = {}) => {
      const { pathname, searchStr, hash } = router.latestLocation;
      const query = new URLSearchParams(searchStr);
      for (const [key, value] of Object.entries(changes))
        if (value === null) query.delete(key);
        else query.set(key, value);
      const text = query.size === 0 ? "" : `?${query}`;
      void router.navigate({ href: `${pathname}${text}${hash === "" ? "" : `#${hash}`}`, replace: !push, resetScroll: false });
    },
    [router],
  );
};
