import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideProgress, type PlayedReport } from "../../../core/learning/decide-progress.rule.ts";
import { type ItemState, untouched } from "../../../core/learning/engagement.model.ts";
import { decideShown, type LessonMoment } from "../../../core/learning/lesson-decision.rule.ts";
import type { LessonEvent } from "../../../core/learning/lesson-event.model.ts";
import { afterEvent, notStarted } from "../../../core/learning/lesson-progress.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";

const film: LessonItem = {
  uuid: "v",
  type: "video",
  name: "",
  values: { url: "https://example.com/a.mp4", required: true, custom_range: true, start: 30, end: 60 },
};
const plain: LessonItem = { ...film, values: { url: "https://example.com/a.mp4", required: true } };
const moment = (item: LessonItem, state: Partial<ItemState>, at: number): LessonMoment => ({
  items: [item],
  at,
  progress: { ...notStarted, items: { v: { ...untouched, ...state } } },
});
const event = (decided: E.Either<unknown, LessonEvent>) => (E.isRight(decided) ? decided.right : decided.left);
const after = (played: LessonMoment, report: PlayedReport): LessonMoment => {
  const decided = decideProgress(played, "v", report);
  return E.isRight(decided) ? { ...played, progress: afterEvent(played.progress, decided.right) } : played;
};

describe("A playback report of a former version", () => {
  const report = { furthest: 60, duration: 90, rate: 1 };

  it("should count from the start of the required part [A3.14]", () => {
    expect(event(decideProgress(moment(film, { shown_at: 100 }, 110), "v", report))).toMatchObject({
      furthest: 41,
      score: { completed: false },
    });
    expect(event(decideProgress(moment(film, { shown_at: 100 }, 130), "v", report))).toMatchObject({
      furthest: 60,
      score: { completed: true },
    });
  });

  it("should count nothing before the video was shown", () => {
    expect(event(decideProgress(moment(film, {}, 10_000), "v", report))).toMatchObject({ furthest: 30 });
  });

  it("should count from the previous report, at the playback rate", () => {
    const played = event(decideProgress(moment(film, { shown_at: 0, reported_at: 100, furthest: 40 }, 105), "v", { ...report, rate: 2 }));
    expect(played).toMatchObject({ furthest: 51 });
  });
});

describe("A playback report with ranges", () => {
  const state = { shown_at: 0, reported_at: 100, furthest: 20, ranges: [[0, 20] as const] };

  it("should join them to what was watched, and move the furthest point to the end of the unbroken range [A5.20]", () => {
    const played = after(moment(plain, state, 130), {
      furthest: 45,
      duration: 100,
      rate: 1,
      ranges: [
        [20, 30],
        [40, 45],
      ],
    });
    expect(played.progress.items["v"]).toMatchObject({
      furthest: 30,
      ranges: [
        [0, 30],
        [40, 45],
      ],
      reported_at: 130,
    });
    const filled = after({ ...played, at: 150 }, { furthest: 45, duration: 100, rate: 1, ranges: [[30, 40]] });
    expect(filled.progress.items["v"]).toMatchObject({ furthest: 45, ranges: [[0, 45]] });
  });

  it("should bridge at most one missing second in all", () => {
    const bridged = after(moment(plain, state, 130), {
      furthest: 40,
      duration: 100,
      rate: 1,
      ranges: [
        [20.5, 30],
        [30.5, 40],
        [40.1, 45],
      ],
    });
    expect(bridged.progress.items["v"]).toMatchObject({ furthest: 40 });
  });

  it("should count no more seconds than have passed at the rate plus 10 %, new ones first", () => {
    const report = { furthest: 100, duration: 100, ranges: [[0, 100] as const] };
    expect(event(decideProgress(moment(plain, state, 110), "v", { ...report, rate: 1 }))).toMatchObject({
      furthest: 31,
      ranges: [[20, 31]],
    });
    expect(event(decideProgress(moment(plain, state, 110), "v", { ...report, rate: 4 }))).toMatchObject({ furthest: 42 });
    expect(event(decideProgress(moment(plain, state, 100), "v", { ...report, rate: 1 }))).toMatchObject({ furthest: 20, ranges: [] });
  });

  it("should tell a rewatched range, which changes no progress [A9.03]", () => {
    const rewatched = { furthest: 20, duration: 100, rate: 1, ranges: [[5, 10] as const] };
    expect(event(decideProgress(moment(plain, state, 110), "v", rewatched))).toMatchObject({ furthest: 20, ranges: [[5, 10]] });
  });

  it("should count only the item's part, and name it [A3.14]", () => {
    expect(
      event(decideProgress(moment(film, { shown_at: 0 }, 100), "v", { furthest: 90, duration: 120, rate: 1, ranges: [[0, 90]] })),
    ).toMatchObject({ furthest: 60, ranges: [[30, 60]], part: { start: 30, end: 60 }, score: { completed: true } });
  });

  it("should continue from the furthest point of a state without ranges", () => {
    const known = { shown_at: 0, reported_at: 100, furthest: 40 };
    expect(after(moment(film, known, 110), { furthest: 50, duration: 120, rate: 1, ranges: [[40, 50]] }).progress.items["v"]).toMatchObject(
      {
        furthest: 50,
        ranges: [[30, 50]],
      },
    );
  });
});

describe("The length of a recording", () => {
  const known: LessonItem = { ...plain, values: { ...plain.values, summary: { duration: 100 } } };
  const shown = { shown_at: 0 };

  it("should be the item's own, whatever is reported [A5.20]", () => {
    expect(event(decideProgress(moment(known, shown, 100), "v", { furthest: 5, duration: 5, rate: 1, ranges: [[0, 5]] }))).toMatchObject({
      score: { completed: false },
      part: { start: 0, end: 100 },
    });
    expect(event(decideShown(moment(known, { ...shown, furthest: 5, duration: 5 }, 100), "v"))).toMatchObject({
      score: { completed: false },
    });
  });

  it("should be the longest reported when the item knows none", () => {
    const first = after(moment(plain, shown, 100), { furthest: 5, duration: 90, rate: 1, ranges: [[0, 5]] });
    expect(event(decideProgress({ ...first, at: 200 }, "v", { furthest: 9, duration: 9, rate: 1, ranges: [[5, 9]] }))).toMatchObject({
      duration: 90,
      score: { completed: false },
    });
  });

  it("should forgive a length that was rounded up", () => {
    expect(
      event(decideProgress(moment(known, shown, 100), "v", { furthest: 98.4, duration: 98.4, rate: 1, ranges: [[0, 98.4]] })),
    ).toMatchObject({ score: { completed: true } });
  });
});

describe("A replayed video", () => {
  it("should be completed when it is shown, as what was watched stays watched", () => {
    const played = after(moment(plain, { shown_at: 0 }, 100), { furthest: 90, duration: 90, rate: 1, ranges: [[0, 90]] });
    const replayed = { ...played, progress: afterEvent(played.progress, { kind: "reset", at: 200, completes: false }) };
    expect(replayed.progress.items["v"]).toMatchObject({ furthest: 90, ranges: [[0, 90]], score: { completed: false } });
    expect(event(decideShown(replayed, "v"))).toMatchObject({ score: { completed: true } });
  });
});

describe("A required sound recording", () => {
  it("should obey the rules of a required video [A5.20]", () => {
    const sound: LessonItem = { uuid: "v", type: "audio", name: "", values: { audio: "/a.mp3", required: true } };
    const report = { furthest: 20, duration: 20, rate: 1, ranges: [[0, 20] as const] };
    expect(event(decideProgress(moment(sound, { shown_at: 0 }, 10), "v", report))).toMatchObject({
      furthest: 11,
      score: { completed: false },
    });
    expect(event(decideProgress(moment(sound, { shown_at: 0 }, 18), "v", report))).toMatchObject({ score: { completed: true } });
  });
});
