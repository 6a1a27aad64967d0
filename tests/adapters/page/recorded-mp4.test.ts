import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserCamera } from "../../../adapters/page/browser-camera.ts";
import { browserFilms } from "../../../adapters/page/local-films.ts";
import { recordingLimits } from "../../../core/recordings/recording-limits.model.ts";
import { place, recorderBench } from "../../core/recordings/recorder-bench.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A recorder of a browser that records these types alone, as Safari does MP4; each second it gives a piece. */
const recorderOf = (supported: readonly string[]) => {
  const made: (string | undefined)[] = [];
  class Recorder extends EventTarget {
    static isTypeSupported(type: string): boolean {
      return supported.includes(type);
    }
    readonly mimeType: string;
    state = "inactive";
    private ticking: ReturnType<typeof setInterval> | undefined;
    constructor(_stream: unknown, { mimeType }: { readonly mimeType?: string }) {
      super();
      made.push(mimeType);
      this.mimeType = mimeType ?? "";
    }
    give(text: string): void {
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([text], { type: this.mimeType }) }));
    }
    start(pieceMs: number): void {
      this.state = "recording";
      this.ticking = setInterval(() => this.give("moof"), pieceMs);
    }
    stop(): void {
      clearInterval(this.ticking);
      this.state = "inactive";
      this.give("end");
      this.dispatchEvent(new Event("stop"));
    }
  }
  return { Recorder, made };
};

const benchOf = (supported: readonly string[]) => {
  const { Recorder, made } = recorderOf(supported);
  const track = Object.assign(new EventTarget(), { getSettings: () => ({ deviceId: "front" }), stop: () => undefined });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track], getAudioTracks: () => [] };
  const host = {
    navigator: { mediaDevices: { getUserMedia: async () => stream, enumerateDevices: async () => [] } },
    MediaRecorder: Recorder,
  };
  const { join } = browserFilms(Object.create(null));
  return {
    made,
    bench: recorderBench({ camera: browserCamera(() => Object.create(null, Object.getOwnPropertyDescriptors(host))), join }),
  };
};

describe("A browser that records MP4 alone", () => {
  it("should record, keep, join and send an MP4, with its type and extension", async () => {
    const { made, bench } = benchOf(["video/mp4"]);
    bench.show();
    await vi.advanceTimersByTimeAsync(0);
    await bench.recorder.check();
    bench.recorder.record();
    await vi.advanceTimersByTimeAsync((recordingLimits.countdown + 2) * 1_000);
    expect(made).toEqual(["video/mp4"]);
    const kept = await bench.kept.find(place);
    expect(kept?.head).toMatchObject({ type: "video/mp4", name: expect.stringMatching(/^recording-[-0-9]+\.mp4$/) });
    expect(kept?.pieces).toHaveLength(2);
    bench.recorder.stop();
    await vi.advanceTimersByTimeAsync(0);
    await bench.recorder.use();
    const [sent] = bench.sending.added;
    expect(sent).toMatchObject({ type: "video/mp4", name: expect.stringMatching(/\.mp4$/), size: "moofmoofend".length });
    bench.sending.finish(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(bench.answers).toEqual([{ uploaded: true, file: 7 }]);
  });

  it("should name the codecs of an MP4 where the browser knows them, and record WebM where it knows no MP4", async () => {
    for (const [supported, chosen] of [
      [["video/mp4", "video/mp4;codecs=avc1.42E01F,mp4a.40.2"], "video/mp4;codecs=avc1.42E01F,mp4a.40.2"],
      [["video/webm", "video/webm;codecs=vp8,opus"], "video/webm;codecs=vp8,opus"],
    ] as const) {
      const { made, bench } = benchOf(supported);
      bench.show();
      await vi.advanceTimersByTimeAsync(0);
      await bench.recorder.check();
      bench.recorder.record();
      await vi.advanceTimersByTimeAsync(recordingLimits.countdown * 1_000);
      bench.recorder.stop();
      expect(made).toEqual([chosen]);
    }
  });
});
