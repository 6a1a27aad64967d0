import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mostMs, quietMs, whenQuiet } from "../../../ui/react/when-quiet.ts";

let fetched: () => void = () => undefined;
let isWatched = false;

class Fetches {
  constructor(tell: () => void) {
    fetched = tell;
  }
  observe(): void {
    isWatched = true;
  }
  disconnect(): void {
    isWatched = false;
  }
}

const started = () => {
  const ended = vi.fn();
  void whenQuiet({ PerformanceObserver: Fetches, setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }).then(ended);
  return ended;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("A page's rest", () => {
  it("should come once nothing was fetched for a while, and be watched for no longer", async () => {
    const ended = started();
    await vi.advanceTimersByTimeAsync(quietMs - 1);
    fetched();
    await vi.advanceTimersByTimeAsync(quietMs - 1);
    expect(ended).not.toHaveBeenCalled();
    expect(isWatched).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(isWatched).toBe(false);
  });

  it("should not be waited for without end", async () => {
    const ended = started();
    for (let ms = 0; ms < mostMs; ms += quietMs / 2) {
      expect(ended).not.toHaveBeenCalled();
      fetched();
      await vi.advanceTimersByTimeAsync(quietMs / 2);
    }
    expect(ended).toHaveBeenCalledOnce();
  });
});
