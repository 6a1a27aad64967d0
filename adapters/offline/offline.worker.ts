import { clientsClaim } from "workbox-core/clientsClaim.js";
import { createPartialResponse } from "workbox-range-requests/createPartialResponse.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import {
  applicationCache,
  mediaCache,
  offlineRoute,
  type OfflineRoute,
  outdatedFiles,
  outdatedCaches,
} from "../../core/offline/offline-route.rule.ts";

type Waiting = { readonly waitUntil?: (work: Promise<unknown>) => void };
type Asked = { readonly request: Request; readonly url: URL; readonly sameOrigin: boolean };

const routeOf = ({ request, url, sameOrigin }: Asked): OfflineRoute | null =>
  offlineRoute({ method: request.method, isNavigation: request.mode === "navigate", isOwnOrigin: sameOrigin, path: url.pathname });

const answers =
  (kind: OfflineRoute["kind"]) =>
  (asked: Asked): boolean =>
    routeOf(asked)?.kind === kind;

/** Drops the oldest built files beyond those that are kept. */
const dropOutdated = async (): Promise<void> => {
  const cache = await caches.open(applicationCache);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(outdatedFiles(paths).map((path) => cache.delete(path)));
};

const applicationOf = (request: Request): string | Request => {
  const route = routeOf({ request, url: new URL(request.url), sameOrigin: true });
  return route?.kind === "page" ? route.application : request;
};

// One page is kept for each application; answers that were redirected are not kept.
registerRoute(
  answers("page"),
  new NetworkFirst({
    cacheName: applicationCache,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => applicationOf(request),
        cacheWillUpdate: async ({ response }) => (response.ok && !response.redirected ? response : null),
      },
    ],
  }),
);
registerRoute(answers("built-file"), new CacheFirst({ cacheName: applicationCache, plugins: [{ cacheDidUpdate: dropOutdated }] }));
registerRoute(answers("plain-file"), new NetworkFirst({ cacheName: applicationCache }));
// The portal keeps the files of lessons; a film is played from the part that is asked for, at any width of a picture.
registerRoute(
  answers("media"),
  new NetworkFirst({
    cacheName: mediaCache,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse !== undefined && request.headers.has("range") ? createPartialResponse(request, cachedResponse) : cachedResponse,
      },
    ],
  }),
);

self.addEventListener("install", () => {
  if ("skipWaiting" in self && typeof self.skipWaiting === "function") self.skipWaiting();
});
self.addEventListener("activate", (event: Event & Waiting) => {
  const drop = async (): Promise<void> => {
    await Promise.all(outdatedCaches(await caches.keys()).map((name) => caches.delete(name)));
  };
  event.waitUntil?.(drop());
});
clientsClaim();
