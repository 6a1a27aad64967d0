import { describe, expect, it } from "vitest";
import { browserTabs } from "../../../adapters/storage/browser-tabs.storage.ts";

const noLocks = { navigator: {} };

describe("tabs of a browser", () => {
  it("should hear each other, and not themselves", async () => {
    const host = { navigator: {}, BroadcastChannel };
    const [one, two] = [browserTabs(host), browserTabs(host)];
    const own: unknown[] = [];
    const owned = one.told$("a test").subscribe((value) => own.push(value));
    const heard = await new Promise((resolve) => {
      const hearing = two.told$("a test").subscribe((value) => {
        hearing.unsubscribe();
        resolve(value);
      });
      one.tell("a test", { n: 1 });
    });
    owned.unsubscribe();
    expect([heard, own]).toEqual([{ n: 1 }, []]);
  });

  it("should act alone where the browser has neither locks nor channels, or refuses them", async () => {
    const refusing = {
      navigator: { locks: { request: () => Promise.reject(new DOMException("", "SecurityError")) } },
    };
    for (const tabs of [browserTabs(noLocks), browserTabs(refusing)]) {
      let runs = 0;
      await tabs.alone("a test", async () => {
        runs += 1;
      });
      tabs.tell("a test", 1);
      expect(runs).toBe(1);
    }
  });

  it("should tell a failure of what ran alone, which is not run again", async () => {
    let runs = 0;
    const run = (): Promise<void> => {
      runs += 1;
      return Promise.reject(new Error("broken"));
    };
    await expect(browserTabs(noLocks).alone("a test", run)).rejects.toThrow("broken");
    expect(runs).toBe(1);
  });
});
