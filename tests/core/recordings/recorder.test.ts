import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LargeStorage } from "../../../core/kernel/large-storage.port.ts";
import { recordingLimits } from "../../../core/recordings/recording-limits.model.ts";
import { fakeLargeStorage } from "../../fakes/large-storage.fake.ts";
import { fakeBrowser } from "../../fakes/tabs.fake.ts";
import { place, recorderBench } from "./recorder-bench.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Records so many pieces, one a second. */
const recording = async (bench: ReturnType<typeof recorderBench>, pieces: readonly string[]): Promise<void> => {
  bench.show();
  await settle();
  await bench.recorder.check();
  bench.recorder.record();
  await settle(recordingLimits.countdown * 1_000);
  for (const piece of pieces) {
    bench.device.piece(piece);
    await settle(1_000);
  }
};
const recorded = async (bench: ReturnType<typeof recorderBench>, pieces: readonly string[] = ["ab", "cd"]): Promise<void> => {
  await recording(bench, pieces);
  bench.recorder.stop();
  await settle();
};

describe("The recorder of an item", () => {
  it("should check the camera, count down from three and record with the seconds that passed", async () => {
    const bench = recorderBench();
    bench.show();
    await settle();
    expect(await bench.state()).toEqual({ stage: "idle", problem: null });
    await bench.recorder.check();
    expect(await bench.state()).toMatchObject({ stage: "ready" });
    bench.recorder.record();
    for (const left of [3, 2, 1]) {
      expect(await bench.state()).toMatchObject({ stage: "counting", left });
      await settle(1_000);
    }
    expect(await bench.state()).toMatchObject({ stage: "recording", seconds: 0, isKept: true });
    await settle(2_000);
    expect(await bench.state()).toMatchObject({ stage: "recording", seconds: 2 });
  });

  it("should turn the camera off after the recording and offer what was recorded", async () => {
    const bench = recorderBench();
    await recorded(bench);
    expect(await bench.state()).toMatchObject({
      stage: "recorded",
      take: { source: "camera", seconds: 2, isKept: true, file: { size: 4, type: "video/webm" } },
    });
    expect(bench.device.seen).toMatchObject({ opened: 1, closed: 1 });
  });

  it.each(["none", "denied", "busy", "unsupported"] as const)("should say that the camera is %s and stay usable", async (refusal) => {
    const bench = recorderBench({ refusal });
    bench.show();
    await settle();
    await bench.recorder.check();
    expect(await bench.state()).toEqual({ stage: "idle", problem: { kind: "camera", why: refusal } });
  });

  it("should stop by itself at the longest time and at the largest size", async () => {
    const long = recorderBench();
    await recording(long, ["ab"]);
    await settle((recordingLimits.seconds - 1) * 1_000);
    expect(await long.state()).toMatchObject({ stage: "recorded", isAtLimit: true, take: { seconds: recordingLimits.seconds } });
    const large = recorderBench();
    await recording(large, []);
    large.device.hugePiece(recordingLimits.bytes);
    await settle(1_000);
    expect(await large.state()).toMatchObject({ stage: "recorded", isAtLimit: true });
  });

  it("should keep what was recorded when the camera is unplugged, and when the item is left", async () => {
    const unplugged = recorderBench();
    await recording(unplugged, ["ab"]);
    unplugged.device.unplug();
    await settle();
    expect(await unplugged.state()).toMatchObject({ stage: "recorded", problem: { kind: "lost" } });
    const left = recorderBench();
    await recording(left, ["ab"]);
    left.recorder.leave();
    await settle();
    expect(await left.state()).toMatchObject({ stage: "recorded", take: { file: { size: 2 } } });
  });

  it("should say that a camera gave nothing, and keep nothing", async () => {
    const bench = recorderBench();
    await recorded(bench, []);
    expect(await bench.state()).toEqual({ stage: "idle", problem: { kind: "empty" } });
    expect(await bench.storage.keys()).toEqual([]);
  });

  it("should turn the camera off when the item is left before recording, and when it opens too late", async () => {
    const bench = recorderBench();
    bench.show();
    await settle();
    const opening = bench.recorder.check();
    bench.recorder.leave();
    await opening;
    expect(bench.device.seen).toMatchObject({ opened: 1, closed: 1 });
    await bench.recorder.check();
    bench.recorder.record();
    await settle(1_000);
    bench.recorder.leave();
    await settle(10_000);
    expect(bench.device.seen).toMatchObject({ opened: 2, closed: 2 });
    expect(await bench.state()).toMatchObject({ stage: "idle" });
  });

  it("should return to the earlier recording when recording again is cancelled", async () => {
    const bench = recorderBench();
    await recorded(bench);
    await bench.recorder.check();
    await bench.recorder.discard();
    expect(await bench.state()).toMatchObject({ stage: "recorded", take: { seconds: 2 } });
    expect(await bench.kept.find(place)).not.toBeNull();
  });

  it("should warn when the device cannot keep the pieces, and still offer the video", async () => {
    const full: LargeStorage = { ...fakeLargeStorage(), put: async () => false };
    const bench = recorderBench({ storage: full });
    await recording(bench, ["ab", "cd"]);
    expect(await bench.state()).toMatchObject({ stage: "recording", isKept: false });
    bench.recorder.stop();
    await settle();
    expect(await bench.state()).toMatchObject({ stage: "recorded", take: { isKept: false, file: { size: 4 } } });
  });
});

describe("A file that is chosen", () => {
  const film = { name: "me.mov", type: "video/quicktime", size: 5_000, lastModified: 1 };
  it.each([
    [{ type: "image/png", name: "me.png" }, 12, "recording_type"],
    [{ size: recordingLimits.bytes + 1 }, 12, "recording_too_large"],
    [{}, 606, "recording_too_long"],
    [{ size: 0 }, 12, "upload_empty"],
  ])("should be refused before it is sent with %j of %d seconds: %s", async (facts, duration, code) => {
    const bench = recorderBench({ duration });
    bench.show();
    await settle();
    await bench.recorder.choose({ ...film, ...facts });
    expect(await bench.state()).toMatchObject({ stage: "idle", problem: { kind: "refused" } });
    expect(JSON.stringify(await bench.state())).toContain(code);
  });

  it("should be kept on the device until it is used, also where its length is not known", async () => {
    const bench = recorderBench({ duration: null });
    bench.show();
    await settle();
    await bench.recorder.choose(film);
    expect(await bench.state()).toMatchObject({ stage: "recorded", take: { source: "file", seconds: null, isKept: true } });
    expect((await bench.kept.find(place))?.pieces).toHaveLength(1);
  });
});

describe("A video that is used", () => {
  it("should be sent, given as the answer, and removed from the device once that is accepted", async () => {
    const bench = recorderBench();
    await recorded(bench);
    await bench.recorder.use();
    bench.sending.arrive(2);
    expect(await bench.state()).toMatchObject({ stage: "sending", sent: 2, size: 4, status: "sending" });
    bench.sending.finish(7);
    await settle();
    expect(bench.answers).toEqual([{ uploaded: true, file: 7 }]);
    expect(await bench.state()).toMatchObject({ stage: "answering", file: 7 });
    bench.show(7);
    await settle();
    expect(await bench.state()).toEqual({ stage: "saved", file: 7, problem: null });
    expect(await bench.storage.keys()).toEqual([]);
  });

  it("should be paused, resumed, and stay on the device when sending is cancelled or refused", async () => {
    const bench = recorderBench();
    await recorded(bench);
    await bench.recorder.use();
    bench.recorder.pause();
    expect(await bench.state()).toMatchObject({ stage: "sending", status: "paused" });
    bench.recorder.resume();
    expect(await bench.state()).toMatchObject({ stage: "sending", status: "sending" });
    await bench.recorder.stopSending();
    expect(await bench.state()).toMatchObject({ stage: "recorded" });
    await bench.recorder.use();
    bench.sending.fail({ tag: "full", message: "full" });
    await settle();
    expect(await bench.state()).toMatchObject({ stage: "recorded", problem: { kind: "refused", failure: { tag: "full" } } });
    expect(bench.sending.held()).toEqual([]);
    expect(await bench.kept.find(place)).not.toBeNull();
  });

  it("should be answered again after a refusal, without sending it twice", async () => {
    const bench = recorderBench();
    await recorded(bench);
    await bench.recorder.use();
    bench.sending.finish(7);
    await settle();
    bench.recorder.answerAgain();
    expect(bench.answers).toHaveLength(2);
    expect(bench.sending.added).toHaveLength(1);
  });

  it("should stay the answer until another one replaces it, and be gone after the lesson begins anew", async () => {
    const bench = recorderBench();
    bench.show(7);
    await settle();
    expect(await bench.state()).toMatchObject({ stage: "saved", file: 7 });
    bench.recorder.again();
    bench.show(7);
    expect(await bench.state()).toMatchObject({ stage: "idle" });
    await bench.recorder.discard();
    expect(await bench.state()).toMatchObject({ stage: "saved" });
    bench.show(null);
    expect(await bench.state()).toMatchObject({ stage: "idle" });
  });
});

describe("A page that was closed", () => {
  it("should have its recording offered with all whole pieces by the next page", async () => {
    const before = recorderBench();
    await recording(before, ["ab", "cd", "ef"]);
    const after = recorderBench({ storage: before.storage });
    after.show();
    await settle();
    expect(await after.state()).toMatchObject({ stage: "found", take: { source: "camera", seconds: 3, file: { size: 6 } } });
  });

  it("should go on sending a used video by itself, and answer with an uploaded one", async () => {
    const before = recorderBench();
    await recorded(before);
    await before.recorder.use();
    const sendingOn = recorderBench({ storage: before.storage });
    sendingOn.show();
    await settle();
    expect(await sendingOn.state()).toMatchObject({ stage: "sending" });
    expect(sendingOn.sending.added).toMatchObject([{ name: before.sending.added[0]?.name, size: 4 }]);
    sendingOn.sending.finish(9);
    await settle();
    const answering = recorderBench({ storage: before.storage });
    answering.show();
    await settle();
    expect(answering.answers).toEqual([{ uploaded: true, file: 9 }]);
    expect(answering.sending.added).toEqual([]);
  });

  it("should offer nothing that was deleted, nor what is older than a month", async () => {
    const before = recorderBench();
    await recorded(before);
    const old = recorderBench({ storage: before.storage });
    old.clock.advance(32 * 86_400);
    old.show();
    await settle();
    expect(await old.state()).toMatchObject({ stage: "idle" });
    const deleted = recorderBench();
    await recorded(deleted);
    await deleted.recorder.discard();
    expect(await deleted.storage.keys()).toEqual([]);
    expect(await deleted.state()).toMatchObject({ stage: "idle" });
  });
});

describe("An item that two tabs show", () => {
  const twoTabs = () => {
    const browser = fakeBrowser();
    const storage = fakeLargeStorage();
    const [first, second] = [browser.newTab(), browser.newTab()];
    return { tab: first, one: recorderBench({ tabs: first, storage }), two: recorderBench({ tabs: second, storage }) };
  };

  it("should say in the second tab that the first records, whether it was opened before or after, and offer nothing of it", async () => {
    const { one, two } = twoTabs();
    two.show();
    await settle();
    expect(await two.state()).toMatchObject({ stage: "idle" });
    await recording(one, ["ab"]);
    await settle();
    expect(await two.state()).toEqual({ stage: "elsewhere", problem: null });
    const { one: third, two: fourth } = twoTabs();
    await recording(third, ["ab"]);
    fourth.show();
    await settle(500);
    expect(await fourth.state()).toEqual({ stage: "elsewhere", problem: null });
    await fourth.recorder.check();
    expect(await fourth.state()).toEqual({ stage: "elsewhere", problem: null });
    expect(fourth.device.seen.opened).toBe(0);
    expect(await third.state()).toMatchObject({ stage: "recording" });
  });

  it("should offer what the first tab recorded once that is closed, and nothing once it was deleted there", async () => {
    const { tab, one, two } = twoTabs();
    await recording(one, ["ab", "cd"]);
    two.show();
    await settle(500);
    tab.close();
    await settle();
    expect(await two.state()).toMatchObject({ stage: "found", take: { file: { size: 4 } } });
    const { one: third, two: fourth } = twoTabs();
    await recorded(third);
    fourth.show();
    await settle(500);
    expect(await fourth.state()).toMatchObject({ stage: "elsewhere" });
    await third.recorder.discard();
    await settle();
    expect(await fourth.state()).toEqual({ stage: "idle", problem: null });
  });

  it("should not send in the second tab what the first is sending", async () => {
    const { one, two } = twoTabs();
    await recorded(one);
    await one.recorder.use();
    two.show();
    await settle(500);
    expect(await two.state()).toMatchObject({ stage: "elsewhere" });
    expect(two.sending.added).toEqual([]);
  });
});
