import type { KeepingEnd, KeptMedia } from "../../core/offline/kept-media.port.ts";
import { applicationCache, mediaCache } from "../../core/offline/offline-route.rule.ts";

type Host = {
  readonly caches: CacheStorage;
  readonly fetch: typeof globalThis.fetch;
  readonly navigator: Pick<Navigator, "serviceWorker" | "storage">;
  readonly document: Pick<Document, "querySelectorAll">;
  readonly location: Pick<Location, "origin">;
};

/** Files of the application that are fetched at once: as many as a browser opens connections. */
const atOnce = 6;

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/** Files that the open page itself was made of. */
const ofPage = ({ document, location }: Host): readonly string[] =>
  [...document.querySelectorAll("script[src], link[href]")].flatMap((element) => {
    const address = new URL(element.getAttribute("src") ?? element.getAttribute("href") ?? "", location.origin);
    return address.origin === location.origin ? [address.pathname] : [];
  });

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * Files in the browser's caches, from which the service worker answers.
 * @param reach returns the window; its caches are missing on insecure pages
 */
export const browserMedia = (reach: () => Host): KeptMedia => {
  const cache = (): Promise<Cache> => reach().caches.open(mediaCache);
  const attempt = async <A>(run: () => Promise<A>, otherwise: A): Promise<A> => {
    try {
      return await run();
    } catch {
      return otherwise;
    }
  };
  return {
    isPossible: () => attempt(async () => (await reach().navigator.serviceWorker.getRegistration("/")) !== undefined, false),
    size: (path) =>
      attempt<number | "away" | "missing">(async () => {
        const { ok, status, headers } = await reach().fetch(path, { method: "HEAD" });
        return ok ? Number(headers.get("content-length") ?? 0) : status < 500 ? "missing" : "away";
      }, "away"),
    has: (path) => attempt(async () => (await (await cache()).match(path)) !== undefined, false),
    keep: async (path, stop): Promise<KeepingEnd> => {
      const broken = new AbortController();
      const forget = stop.onStop(() => broken.abort());
      try {
        const answer = await reach().fetch(path, { signal: broken.signal });
        if (answer.status !== 200) return "failed";
        await (await cache()).put(path, answer);
        return "kept";
      } catch (error) {
        return stop.isStopped() ? "stopped" : isFull(error) ? "full" : "failed";
      } finally {
        forget();
      }
    },
    remove: (paths) =>
      attempt(async () => {
        const here = await cache();
        await Promise.all(paths.map((path) => here.delete(path)));
      }, undefined),
    forget: () => attempt(async () => void (await reach().caches.delete(mediaCache)), undefined),
    keepPortal: () =>
      attempt(async () => {
        const host = reach();
        void host.navigator.storage.persist().catch(() => false);
        const listed: unknown = await (await host.fetch("/portal-files.json")).json();
        const here = await host.caches.open(applicationCache);
        const waiting = [...ofPage(host), ...(Array.isArray(listed) ? listed.filter(isText) : [])].values();
        const keepNext = async (): Promise<void> => {
          for (const path of waiting) if ((await here.match(path)) === undefined) await here.add(path);
        };
        await Promise.all(Array.from({ length: atOnce }, keepNext));
        const page = await host.fetch("/portal/");
        if (page.ok && !page.redirected) await here.put("/portal/", page);
        return true;
      }, false),
  };
};
