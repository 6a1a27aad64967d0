import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageUsed, usedMs } from "../../../adapters/page/page-used.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aPage = () => {
  const target = new EventTarget();
  const page = Object.assign(target, { visibilityState: "visible" as DocumentVisibilityState });
  const told: boolean[] = [];
  pageUsed(page).subscribe((isUsed) => told.push(isUsed));
  return { page, told, touch: (event: string) => page.dispatchEvent(new Event(event)) };
};

describe("pageUsed", () => {
  it("should be so for ten minutes after the last touch, and while the page can be seen", () => {
    const { page, told, touch } = aPage();
    vi.advanceTimersByTime(usedMs - 1);
    touch("keydown");
    vi.advanceTimersByTime(usedMs - 1);
    expect(told).toEqual([true]);
    vi.advanceTimersByTime(1);
    touch("pointerdown");
    expect(told).toEqual([true, false, true]);
    page.visibilityState = "hidden";
    touch("visibilitychange");
    page.visibilityState = "visible";
    touch("visibilitychange");
    expect(told).toEqual([true, false, true, false, true]);
  });
});
