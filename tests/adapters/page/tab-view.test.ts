import { describe, expect, it } from "vitest";
import { browserTabView, noTabView } from "../../../adapters/page/tab-view.ts";

const secret = "a".repeat(43);

const tabAt = (hash: string, kept: Readonly<Record<string, string>> = {}) => {
  const store = new Map(Object.entries(kept));
  const addresses: string[] = [];
  const storage: Storage = {
    get length() {
      return store.size;
    },
    clear: () => store.clear(),
    getItem: (key) => store.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void store.delete(key),
    setItem: (key, value) => void store.set(key, value),
  };
  const host = {
    location: { hash, pathname: "/portal/harbor/home", search: "?a=1" },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url?: string | URL | null) => void addresses.push(String(url)),
    },
    sessionStorage: storage,
  };
  return { host, store, addresses };
};

describe("the view of a tab in the browser", () => {
  it("should be taken from the address at once, and kept for the tab through a reload", () => {
    const { host, store, addresses } = tabAt(`#view-as=${secret}`);
    expect(browserTabView(host, "portal").secret()).toBe(secret);
    expect(addresses).toEqual(["/portal/harbor/home?a=1"]);
    expect([...store.values()]).toEqual([secret]);
    expect(browserTabView(tabAt("", Object.fromEntries(store)).host, "portal").secret()).toBe(secret);
  });

  it("should end for good in the tab, until another one is opened in it", () => {
    const { host, store } = tabAt(`#view-as=${secret}`);
    browserTabView(host, "portal").end();
    const later = browserTabView(tabAt("", Object.fromEntries(store)).host, "portal");
    expect([later.isViewing, later.isOver(), later.secret()]).toEqual([true, true, null]);
    expect(browserTabView(tabAt(`#view-as=${secret}`, Object.fromEntries(store)).host, "portal").secret()).toBe(secret);
  });

  it("should not be there without a secret, and never in applications that are not looked at", () => {
    const { host, addresses } = tabAt("#link=abc");
    expect(browserTabView(host, "portal").isViewing).toBe(false);
    expect(addresses).toEqual([]);
    expect(noTabView().isViewing).toBe(false);
  });

  it("should be of one application, so that a tab that goes to the other shows that one as oneself", () => {
    const { host, store } = tabAt(`#view-as=${secret}`);
    browserTabView(host, "portal").end();
    expect(browserTabView(tabAt("", Object.fromEntries(store)).host, "staff").isViewing).toBe(false);
  });

  it("should live as long as the page where the browser blocks what a tab keeps", () => {
    const { host } = tabAt(`#view-as=${secret}`);
    const blocked = {
      ...host,
      get sessionStorage(): Storage {
        throw new Error("blocked");
      },
    };
    expect(
      browserTabView(
        {
          location: host.location,
          history: host.history,
          get sessionStorage() {
            return blocked.sessionStorage;
          },
        },
        "portal",
      ).secret(),
    ).toBe(secret);
  });
});
