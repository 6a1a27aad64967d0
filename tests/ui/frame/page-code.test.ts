import { describe, expect, it, vi } from "vitest";
import { CodeUnavailable } from "../../../core/kernel/code-unavailable.ts";
import { codeTimeoutMs, fetchPage, reloadIfAnswered, reloadOnce } from "../../../ui/react/page-code.ts";
import { parseSearch, stringifySearch } from "../../../ui/react/plain-search.ts";

const start = () => {
  const held = new Map<string, string>();
  let now = 1_000_000;
  let reloads = 0;
  return {
    host: {
      storage: { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) },
      now: () => now,
      reload: () => void (reloads += 1),
    },
    wait: (ms: number) => void (now += ms),
    reloads: () => reloads,
  };
};

describe("a page whose code cannot be fetched", () => {
  it("should reload the page, at most once a minute", () => {
    const page = start();
    expect(reloadOnce(page.host)).toBe(true);
    page.wait(59_999);
    expect(reloadOnce(page.host)).toBe(false);
    page.wait(1);
    expect(reloadOnce(page.host)).toBe(true);
    expect(page.reloads()).toBe(2);
  });

  it("should not load anew while the server does not answer, and once it does", async () => {
    const page = start();
    expect(await reloadIfAnswered(page.host, async () => false)).toBe("away");
    expect(page.reloads()).toBe(0);
    expect(await reloadIfAnswered(page.host, async () => true)).toBe("reloading");
    expect(page.reloads()).toBe(1);
    expect(await reloadIfAnswered(page.host, async () => true)).toBe("missing");
    expect(page.reloads()).toBe(1);
  });

  it("should not load anew where nothing can be remembered, for it might never end", () => {
    const page = start();
    const blocked = (): never => {
      throw new Error("blocked");
    };
    expect(reloadOnce({ ...page.host, storage: { getItem: () => null, setItem: blocked } })).toBe(false);
    expect(page.reloads()).toBe(0);
  });

  it("should be told apart from other errors", async () => {
    await expect(fetchPage(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")))).rejects.toBeInstanceOf(
      CodeUnavailable,
    );
    expect(await fetchPage(() => Promise.resolve("page"))).toBe("page");
  });

  it("should be given up after 120 seconds, and not before [C9.18]", async () => {
    vi.useFakeTimers();
    let outcome: unknown = "waiting";
    void fetchPage(() => new Promise(() => undefined)).catch((error: unknown) => (outcome = error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBeInstanceOf(CodeUnavailable);
    expect(codeTimeoutMs).toBe(120_000);
    vi.useRealTimers();
  });
});

describe("the query of an address", () => {
  it("should stay text, whatever it looks like", () => {
    expect(parseSearch("?page=2&open=true&name=%22a%22&list=[1]")).toEqual({ page: "2", open: "true", name: '"a"', list: "[1]" });
  });
  it("should leave out absent parameters", () => {
    expect(stringifySearch({ page: "2", search: undefined, next: "/ui/a?b=c" })).toBe("?page=2&next=%2Fui%2Fa%3Fb%3Dc");
    expect(stringifySearch({})).toBe("");
  });
});
