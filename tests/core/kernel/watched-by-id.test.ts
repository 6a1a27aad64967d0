import { BehaviorSubject, type Observable, VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { makeWatchedById } from "../../../core/kernel/watched-by-id.ts";

const graceMs = 60_000;

const setUp = () => {
  const scheduler = new VirtualTimeScheduler();
  const closed: number[] = [];
  let isBusy = false;
  const registry = makeWatchedById<{ readonly id: number; readonly state$: Observable<number> }>((id, watch) => {
    const state = new BehaviorSubject(id);
    return { value: { id, state$: watch(state) }, isBusy: () => isBusy, close: () => void closed.push(id) };
  }, scheduler);
  const pass = (ms: number): void => {
    scheduler.maxFrames = scheduler.frame + ms;
    scheduler.flush();
    scheduler.frame = scheduler.maxFrames;
  };
  return { registry, closed, pass, setBusy: (now: boolean) => void (isBusy = now) };
};

describe("values that are kept by id", () => {
  it("should be the same for every caller", () => {
    const { registry } = setUp();
    expect(registry.open(1)).toBe(registry.open(1));
    expect(registry.open(1)).not.toBe(registry.open(2));
  });

  it("should be released a minute after the last unsubscription, and created again then", () => {
    const { registry, closed, pass } = setUp();
    const first = registry.open(1);
    const [one, two] = [first.state$.subscribe(), first.state$.subscribe()];
    one.unsubscribe();
    pass(2 * graceMs);
    expect(closed).toEqual([]);
    two.unsubscribe();
    pass(graceMs - 1);
    expect(registry.open(1)).toBe(first);
    pass(1);
    expect(closed).toEqual([1]);
    expect(registry.size()).toBe(0);
    expect(registry.open(1)).not.toBe(first);
  });

  it("should stay when they are subscribed to again within the minute", () => {
    const { registry, closed, pass } = setUp();
    const kept = registry.open(1);
    kept.state$.subscribe().unsubscribe();
    pass(graceMs - 1);
    const again = kept.state$.subscribe();
    pass(10 * graceMs);
    expect(closed).toEqual([]);
    again.unsubscribe();
    pass(graceMs);
    expect(closed).toEqual([1]);
  });

  it("should stay as long as they have unsaved work", () => {
    const { registry, closed, pass, setBusy } = setUp();
    setBusy(true);
    registry.open(1).state$.subscribe().unsubscribe();
    pass(5 * graceMs);
    expect(closed).toEqual([]);
    setBusy(false);
    pass(graceMs);
    expect(closed).toEqual([1]);
  });
});
