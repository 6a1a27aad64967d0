import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { invalid } from "../../../core/kernel/failure.ts";
import { untouched } from "../../../core/learning/engagement.model.ts";
import { learningRefusals } from "../../../core/learning/learning-refusals.ts";
import { decideAnswer, decideShown, type LessonMoment } from "../../../core/learning/lesson-decision.rule.ts";
import { notStarted } from "../../../core/learning/lesson-progress.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";

const challenge: LessonItem = { uuid: "q", type: "challenge", name: "", values: { answers: ["a", "b"], correct: [0], speed_bonus: true } };
const film: LessonItem = {
  uuid: "v",
  type: "video",
  name: "",
  values: { url: "https://example.com/a.mp4", required: true, custom_range: true, start: 30, end: 60 },
};
const moment = (items: readonly LessonItem[], state: Partial<typeof untouched>, at: number): LessonMoment => ({
  items,
  at,
  progress: { ...notStarted, items: { [items[0]?.uuid ?? ""]: { ...untouched, ...state } } },
});
const event = (decided: ReturnType<typeof decideAnswer>) => (E.isRight(decided) ? decided.right : decided.left);
const given = { answer: [0], answer_id: "1" };

describe("An item on display", () => {
  it("should be completed by it when it only has to be seen, and not when it asks for something", () => {
    const text: LessonItem = { uuid: "t", type: "rich_text", name: "", values: { body: "<p>Read</p>" } };
    expect(event(decideShown(moment([text], {}, 100), "t"))).toMatchObject({
      kind: "shown",
      at: 100,
      score: { completed: true },
      completes: true,
    });
    expect(event(decideShown(moment([challenge], {}, 100), "q"))).toMatchObject({ score: { completed: false }, completes: false });
    expect(event(decideShown(moment([film], {}, 100), "v"))).toMatchObject({ score: { completed: false }, completes: false });
  });

  it("should complete a lesson whose other items cannot be completed in the page, whatever they ask for", () => {
    const elsewhere: LessonItem = {
      uuid: "e",
      type: "video",
      name: "",
      values: { url: "https://harbor.wistia.com/medias/abc", required: true },
    };
    const scorm: LessonItem = { uuid: "s", type: "scorm", name: "", values: { scorm: "/files/1/a.zip" } };
    expect(event(decideShown(moment([elsewhere, scorm], {}, 100), "e"))).toMatchObject({ completes: false });
    expect(event(decideShown(moment([elsewhere, scorm], {}, 100), "s"))).toMatchObject({ score: { completed: false }, completes: true });
    expect(event(decideAnswer(moment([challenge, elsewhere], {}, 100), "q", given))).toMatchObject({ completes: true });
  });

  it("should not be found in a lesson that does not contain it", () => {
    expect(event(decideShown(moment([challenge], {}, 100), "other"))).toEqual({
      tag: "not-found",
      message: "Lesson item not found.",
      code: "no_item",
      values: {},
    });
  });
});

describe("An answer to an item", () => {
  it.each([
    [0, 1200],
    [15, 900],
    [30, 600],
    [300, 600],
  ])("should earn its speed bonus by the server's time since it was shown: %i s", (seconds, points) => {
    expect(event(decideAnswer(moment([challenge], { shown_at: 100 }, 100 + seconds), "q", given))).toMatchObject({ score: { points } });
  });

  it("should earn no bonus when it was never shown", () => {
    expect(event(decideAnswer(moment([challenge], {}, 100), "q", given))).toMatchObject({ score: { points: 600 } });
  });

  it("should leave final results unchanged", () => {
    const score = { points: 150, correct: false, completed: true, final: true };
    expect(event(decideAnswer(moment([challenge], { score }, 100), "q", given))).toMatchObject({ kind: "answer", score });
  });

  it("should complete the lesson when nothing is left, and only once", () => {
    const open = moment([challenge], {}, 100);
    expect(event(decideAnswer(open, "q", given))).toMatchObject({ completes: true });
    expect(event(decideAnswer({ ...open, progress: { ...open.progress, completed_at: 50 } }, "q", given))).toMatchObject({
      completes: false,
    });
  });

  const choosing = (type: LessonItem["type"], values: Readonly<Record<string, unknown>>): LessonItem => ({
    uuid: "c",
    type,
    name: "",
    values: { answers: ["a", "b"], ...values },
  });

  it.each([
    [choosing("challenge", { correct: [0] }), [[0], [1], [0, 1], []], [[2], [-1], [0.5], [0, 99_999_999_999], [1e300]]],
    [choosing("checklist", {}), [[0], [1, 0], []], [[2], [-1], [1.5]]],
    [choosing("poll", {}), [0, 1], [2, -1, 0.5, 99_999_999_999]],
    [choosing("assessment", { answers: ["a", { text: "b", points: 5 }] }), [0, 1], [2, -1, 1.5, 1e300]],
  ])("should be one of the choices of the item: $type", (item, offered, others) => {
    const answered = (answer: unknown) => event(decideAnswer(moment([item], { shown_at: 100 }, 100), "c", { answer, answer_id: "1" }));
    for (const answer of offered) expect(answered(answer)).toMatchObject({ kind: "answer", answer });
    for (const answer of others) expect(answered(answer)).toEqual(invalid({ answer: [learningRefusals.no_choice] }));
  });

  describe("that a video is not available", () => {
    const videoOf = (values: Readonly<Record<string, unknown>>): LessonItem => ({
      uuid: "v",
      type: "video",
      name: "",
      values: { required: true, ...values },
    });
    const foreign = videoOf({ url: "https://youtu.be/dQw4w9WgXcQ" });
    const skip = (item: LessonItem, answer: unknown, state: Partial<typeof untouched> = {}) =>
      event(decideAnswer(moment([item], state, 100), "v", { answer, answer_id: "1" }));

    it.each([2, 5, 100, 101, 150, 0, -1, -2])("should complete it without points by each code of players: %i", (code) => {
      expect(skip(foreign, { unavailable: code, more: "x" })).toEqual({
        kind: "answer",
        item: "v",
        at: 100,
        completes: true,
        answer_id: "1",
        answer: { unavailable: code },
        score: { points: 0, correct: null, completed: true, final: false },
      });
    });

    it("should be refused with any other code, and for the organisation's own files", () => {
      for (const answer of [{ unavailable: 3 }, { unavailable: "100" }, { unavailable: Number.NaN }, {}, null])
        expect(skip(foreign, answer)).toEqual(invalid({ answer: [learningRefusals.film_played] }));
      const own = videoOf({ url: "https://youtu.be/dQw4w9WgXcQ", gallery_url: "/media/0a0a0a0a-0000-4000-8000-000000000001/film.mp4" });
      const sound: LessonItem = { ...own, type: "audio", values: { required: true, audio: "/a.mp3" } };
      for (const item of [own, sound]) expect(skip(item, { unavailable: 100 })).toEqual(invalid({ answer: [learningRefusals.film_own] }));
    });

    it("should change nothing once the video is completed", () => {
      expect(skip(foreign, { unavailable: 100 }, { score: { points: 0, correct: null, completed: true, final: true } })).toBe(null);
    });
  });

  it("should be refused for a recording, which is answered by playing it", () => {
    expect(event(decideAnswer(moment([film], {}, 100), "v", { ...given, answer: { furthest: 60, duration: 60 } }))).toMatchObject({
      tag: "invalid",
    });
  });
});
