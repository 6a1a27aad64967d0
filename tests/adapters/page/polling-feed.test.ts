import { BehaviorSubject } from "rxjs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pollingFeed } from "../../../adapters/page/polling-feed.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bench = () => {
  const visible = new BehaviorSubject(true);
  const connectivity = fakeConnectivity();
  let isDone = true;
  const read = vi.fn<() => Promise<boolean>>(async () => isDone);
  return { feed: pollingFeed(visible, connectivity), visible, connectivity, read, answer: (next: boolean) => void (isDone = next) };
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("A polling feed", () => {
  it("should read at once, then a thread every 5 s and a list every 30 s, until it is stopped", async () => {
    const { feed, read } = bench();
    const stop = feed.follow("thread", read);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(10);
    expect(read).toHaveBeenCalledTimes(3);
    stop();
    await pass(60);
    expect(read).toHaveBeenCalledTimes(3);
    feed.follow("list", read);
    await pass(29);
    expect(read).toHaveBeenCalledTimes(4);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(5);
  });

  it("should not read while the page is hidden or the device offline, and read at once afterwards", async () => {
    const { feed, read, visible, connectivity } = bench();
    feed.follow("thread", read);
    await pass(0);
    visible.next(false);
    await pass(600);
    expect(read).toHaveBeenCalledTimes(1);
    visible.next(true);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(2);
    connectivity.set(false);
    await pass(600);
    expect(read).toHaveBeenCalledTimes(2);
    connectivity.set(true);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it("should read less often after each failure, and as before once it succeeds", async () => {
    const { feed, read, answer } = bench();
    answer(false);
    feed.follow("thread", read);
    await pass(10);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(19);
    expect(read).toHaveBeenCalledTimes(2);
    answer(true);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(3);
    await pass(5);
    expect(read).toHaveBeenCalledTimes(4);
  });
});
