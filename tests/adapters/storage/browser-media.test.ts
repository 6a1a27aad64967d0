import { describe, expect, it } from "vitest";
import { browserMedia } from "../../../adapters/storage/browser-media.storage.ts";
import { makeStop } from "../../../core/kernel/stop.ts";

type Host = Parameters<typeof browserMedia>[0] extends () => infer A ? A : never;

/** Caches of a browser in memory. */
const fakeCaches = (put: (path: string) => void = () => undefined) => {
  const stored = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL): string =>
    typeof request === "string" ? request : request instanceof URL ? request.pathname : request.url;
  const open = async (name: string): Promise<Cache> => {
    const held = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, held);
    const cache: Cache = {
      add: async (request) => void held.set(pathOf(request), new Response("")),
      addAll: async (requests) => {
        for (const request of requests) held.set(pathOf(request), new Response(""));
      },
      delete: async (request) => held.delete(pathOf(request)),
      keys: async () => [],
      match: async (request) => held.get(pathOf(request)),
      matchAll: async () => [...held.values()],
      put: async (request, response) => {
        put(pathOf(request));
        held.set(pathOf(request), response);
      },
    };
    return cache;
  };
  const storage: CacheStorage = {
    open,
    delete: async (name) => stored.delete(name),
    has: async (name) => stored.has(name),
    keys: async () => [...stored.keys()],
    match: async () => undefined,
  };
  return { stored, storage };
};

const replies: Readonly<Record<string, () => Response>> = {
  "/media/film.mp4": () => new Response("film", { headers: { "content-length": "4" } }),
  "/portal-files.json": () => new Response('["/assets/a.js","/assets/b.js"]'),
  "/portal/": () => new Response("<!doctype html>"),
};
const hostOf = (caches: CacheStorage): Host => ({
  caches,
  fetch: async (address) => replies[String(address)]?.() ?? new Response("", { status: 404 }),
  navigator: {
    get serviceWorker(): ServiceWorkerContainer {
      throw new DOMException("Service workers are off.", "SecurityError");
    },
    get storage(): StorageManager {
      throw new DOMException("Storage is off.", "SecurityError");
    },
  },
  document: { querySelectorAll: () => document() },
  location: { origin: "http://localhost" },
});
const document = (): never => {
  throw new Error("The page is not read here.");
};

describe("Files that the browser keeps", () => {
  it("should be told in size, kept, found, removed and forgotten", async () => {
    const { storage, stored } = fakeCaches();
    const media = browserMedia(() => hostOf(storage));
    expect([await media.size("/media/film.mp4"), await media.size("/media/none.mp4")]).toEqual([4, "missing"]);
    expect(await media.keep("/media/film.mp4", makeStop())).toBe("kept");
    expect([await media.has("/media/film.mp4"), await media.has("/media/none.mp4")]).toEqual([true, false]);
    await media.remove(["/media/film.mp4"]);
    expect(await media.has("/media/film.mp4")).toBe(false);
    await media.keep("/media/film.mp4", makeStop());
    await media.forget();
    expect([...stored.keys()]).toEqual([]);
  });

  it("should say that the device is full, that a file cannot be had, and that it was stopped", async () => {
    const { storage, stored } = fakeCaches(() => {
      throw new DOMException("No space is left.", "QuotaExceededError");
    });
    const media = browserMedia(() => hostOf(storage));
    expect(await media.keep("/media/film.mp4", makeStop())).toBe("full");
    expect(await media.keep("/media/none.mp4", makeStop())).toBe("failed");
    const stop = makeStop();
    stop.stop();
    expect(await media.keep("/media/film.mp4", stop)).toBe("stopped");
    expect([...stored.values()].map((held) => held.size)).toEqual([0]);
  });

  it("should be none where the browser has neither caches nor workers", async () => {
    const media = browserMedia(() => {
      throw new DOMException("Caches are missing.", "SecurityError");
    });
    expect([await media.isPossible(), await media.has("/media/film.mp4"), await media.keepPortal()]).toEqual([false, false, false]);
    expect(await media.size("/media/film.mp4")).toBe("away");
    expect(await media.keep("/media/film.mp4", makeStop())).toBe("failed");
    await media.forget();
  });
});
