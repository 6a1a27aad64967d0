import { describe, expect, it, vi } from "vitest";
import { crashSafeStorage } from "../../../adapters/storage/crash-safe.storage.ts";
import { indexedDbStorage } from "../../../adapters/storage/indexed-db.storage.ts";
import type { LargeStorage } from "../../../core/kernel/large-storage.port.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { KeptTexts } from "./kept-texts.ts";

const refused = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

describe("values that survive a crash", () => {
  it("should be in the text storage at once, and in the database alone once that has confirmed", async () => {
    const [large, host] = [fakeLargeStorage(), new KeptTexts()];
    const storage = crashSafeStorage(large, () => host);
    const putting = storage.put("a", { n: 1 });
    expect(host.getItem("a")).toBe('{"n":1}');
    expect(await putting).toBe(true);
    expect([host.length, large.held.get("a")]).toEqual([0, { n: 1 }]);
    expect(await storage.get("a")).toEqual({ n: 1 });
  });

  it("should be read by the next page where the last one ended before the database confirmed, the newest value first", async () => {
    const [large, host] = [fakeLargeStorage(), new KeptTexts()];
    const dying: LargeStorage = { ...large, put: () => new Promise(() => undefined) };
    await crashSafeStorage(large, () => host).put("a", 1);
    void crashSafeStorage(dying, () => host).put("a", 2);
    const next = crashSafeStorage(large, () => host);
    expect(await next.get("a")).toBe(2);
    expect(await next.keys()).toContain("a");
    await next.remove("a");
    expect(await next.get("a")).toBeUndefined();
    expect(await next.keys()).not.toContain("a");
  });

  it("should be kept by one of the two where the other is blocked, and say when they last as long as the page", async () => {
    const host = new KeptTexts();
    const textAlone = crashSafeStorage(indexedDbStorage(refused), () => host);
    expect(await textAlone.put("a", 1)).toBe(true);
    const databaseAlone = crashSafeStorage(fakeLargeStorage(), refused);
    expect([await databaseAlone.put("b", 1), await databaseAlone.get("b")]).toEqual([true, 1]);
    const none = crashSafeStorage(indexedDbStorage(refused), refused);
    expect([await none.put("c", 1), await none.get("c"), await none.keys()]).toEqual([false, 1, ["c"]]);
    await none.remove("c");
    expect(await none.keys()).toEqual([]);
  });

  it("should not wait for a database that does not answer", async () => {
    vi.useFakeTimers();
    const host = new KeptTexts();
    const never = <A>(): Promise<A> => new Promise(() => undefined);
    const storage = crashSafeStorage({ get: never, put: never, remove: never, keys: never }, () => host);
    const putting = storage.put("a", 1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await putting).toBe(true);
    expect(await storage.get("missing")).toBeUndefined();
    vi.useRealTimers();
  });
});
