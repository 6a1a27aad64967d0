import * as t from "io-ts";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeStoredCache } from "../../../core/kernel/stored-cache.service.ts";
import { makeUserStorage } from "../../../core/kernel/user-storage.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const start = 1_000_000;
const sixtyHours = 216_000;

const cacheOn = (storage = fakeStorage()) => {
  const clock = fakeClock(start);
  const scheduler = new VirtualTimeScheduler();
  return { cache: makeStoredCache({ storage, clock, scheduler }), clock, scheduler, storage };
};

describe("The stored cache", () => {
  it("should keep key, value and expires_at [C3.48]", () => {
    const { cache, storage } = cacheOn();
    cache.set("tags", ["vip"], 10);
    expect(JSON.parse(storage.get("cache:tags") ?? "")).toMatchObject({ key: "tags", value: ["vip"], expires_at: start + 600 });
  });

  it("should keep a value for 3600 minutes by default, not a second longer [C9.02]", () => {
    const { cache, clock } = cacheOn();
    cache.set("tags", ["vip"]);
    clock.advance(sixtyHours - 1);
    expect(cache.get("tags", t.array(t.string))).toEqual(["vip"]);
    clock.advance(1);
    expect(cache.get("tags", t.array(t.string))).toBeNull();
  });

  it("should return nothing for unknown, malformed and differently shaped values", () => {
    const { cache } = cacheOn(fakeStorage({ "cache:broken": "{", "cache:odd": "7" }));
    cache.set("number", 7);
    for (const key of ["unknown", "broken", "odd", "number"]) expect(cache.get(key, t.string)).toBeNull();
  });

  it("should clean up one second after the last set: expired values, then all but the 100 newest [C9.03]", () => {
    const { cache, clock, scheduler, storage } = cacheOn(fakeStorage({ other: "stays", "cache:broken": "{" }));
    cache.set("soon gone", 0, 1);
    clock.advance(60);
    for (let number = 0; number < 105; number += 1) cache.set(`n${number}`, number);
    expect(storage.keys()).toHaveLength(108);
    scheduler.maxFrames = 999;
    scheduler.flush();
    expect(storage.keys()).toHaveLength(108);
    scheduler.maxFrames = 1_000;
    scheduler.flush();
    expect(storage.keys()).toHaveLength(101);
    expect(storage.get("other")).toBe("stays");
    expect(cache.get("n4", t.number)).toBeNull();
    expect(cache.get("n5", t.number)).toBe(5);
  });

  it("should wait for a second without a set before it cleans up [C9.03]", () => {
    const { cache, clock, scheduler, storage } = cacheOn();
    cache.set("a", 1, 1);
    scheduler.schedule(() => cache.set("b", 2, 1_000), 600);
    scheduler.schedule(() => clock.advance(61), 700);
    scheduler.maxFrames = 1_599;
    scheduler.flush();
    expect(storage.keys()).toEqual(["cache:a", "cache:b"]);
    scheduler.maxFrames = 1_600;
    scheduler.flush();
    expect(storage.keys()).toEqual(["cache:b"]);
  });

  it("should be separate for each user, and clear only that user's values", () => {
    const device = fakeStorage();
    let user = "1";
    const { cache } = cacheOn(makeUserStorage(device, () => user));
    cache.set("tags", ["mine"]);
    user = "2";
    expect(cache.get("tags", t.array(t.string))).toBeNull();
    cache.set("tags", ["theirs"]);
    cache.clear();
    expect(cache.get("tags", t.array(t.string))).toBeNull();
    user = "1";
    expect(cache.get("tags", t.array(t.string))).toEqual(["mine"]);
  });
});
