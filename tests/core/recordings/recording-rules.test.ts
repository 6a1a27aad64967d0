import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localRecordingRefusal, recordingRefusal } from "../../../core/recordings/decide-recording.rule.ts";
import { recordedFilm } from "../../../core/recordings/film-name.rule.ts";
import { recordedAnswer, recordedAnswerRefusal, recordedFile } from "../../../core/recordings/recorded-answer.rule.ts";
import { recordingLimits } from "../../../core/recordings/recording-limits.model.ts";
import { recordingRefusals } from "../../../core/recordings/recording-refusals.ts";

const { bytes, seconds, grace, types } = recordingLimits;
const film = { mimetype: "video/webm", size: 1, duration: 1 };

describe("A video that answers an item", () => {
  it("should be accepted exactly within its limits of size, length and type", () => {
    const content = fc.record({
      mimetype: fc.constantFrom(...types, "video/webm;codecs=vp8,opus"),
      size: fc.integer({ min: 1, max: bytes }),
      duration: fc.option(fc.double({ min: 0, max: seconds + grace, noNaN: true })),
    });
    fc.assert(
      fc.property(content, (one) => {
        expect(recordingRefusal(one)).toBeNull();
        expect(recordingRefusal({ ...one, size: bytes + one.size })).not.toBeNull();
        expect(recordingRefusal({ ...one, duration: seconds + grace + 1 + (one.duration ?? 0) })).not.toBeNull();
        expect(recordingRefusal({ ...one, mimetype: "audio/webm" })).not.toBeNull();
      }),
    );
  });

  it("should tell a file's type by its name where the browser does not", () => {
    expect(localRecordingRefusal({ name: "a.MOV", type: "", size: 1, lastModified: 0 }, null)).toBeNull();
    expect(localRecordingRefusal({ name: "a.avi", type: "", size: 1, lastModified: 0 }, null)).toMatchObject({
      errors: { file: [recordingRefusals.recording_type.message] },
    });
  });

  it("should be named by the time of its recording and the type of its pieces", () => {
    expect(recordedFilm("video/mp4;codecs=avc1", 0)).toEqual({
      name: "recording-1970-01-01-00-00-00.mp4",
      type: "video/mp4",
      lastModified: 0,
    });
  });
});

describe("An answer with a video", () => {
  it("should name a file and claim that it is uploaded", () => {
    expect(recordedFile(recordedAnswer(7))).toBe(7);
    for (const answer of [
      null,
      {},
      { uploaded: true },
      { uploaded: true, file: null },
      { uploaded: false, file: 7 },
      { uploaded: true, file: "7" },
    ])
      expect([answer, recordedFile(answer), recordedAnswerRefusal(answer, film)?.tag]).toEqual([answer, null, "invalid"]);
  });

  it("should be accepted with a video of the taker alone", () => {
    expect(recordedAnswerRefusal(recordedAnswer(7), film)).toBeNull();
    expect(recordedAnswerRefusal(recordedAnswer(7), null)).toMatchObject({
      errors: { answer: [recordingRefusals.recording_missing.message] },
    });
    expect(recordedAnswerRefusal(recordedAnswer(7), { ...film, duration: 700 })).not.toBeNull();
  });
});
