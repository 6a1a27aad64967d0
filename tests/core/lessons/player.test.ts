import { describe, expect, it } from "vitest";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { itemTypeOf } from "../../../core/lessons/items/catalogue.rule.ts";
import { lessonLength } from "../../../core/lessons/lesson-length.rule.ts";
import {
  atScreen,
  isHeld,
  isLessonCompleted,
  newPlay,
  nextScreen,
  played,
  previousScreen,
  resetPlay,
} from "../../../core/lessons/player.rule.ts";
import { screensOf } from "../../../core/lessons/screens.rule.ts";

const item = (uuid: string, type: LessonItem["type"], values: Record<string, unknown> = {}): LessonItem => ({
  uuid,
  type,
  name: "",
  values,
});
const uuids = (items: readonly LessonItem[]) => screensOf(items).map((screen) => screen.map(({ uuid }) => uuid));
const done = (points = 0) => ({ answer: "x", score: { points, correct: null, completed: true, final: true } });

const text = item("t", "rich_text", { standalone: true });
const poll = item("p", "poll", { answers: ["a"] });
const last = item("l", "rich_text");
const question = item("q", "challenge", { answers: ["a"] });
const screens = screensOf([text, question, last]);

describe("screens", () => {
  it("should show a text with the next item unless it stands alone [B3.04]", () => {
    expect(uuids([last, poll])).toEqual([["l", "p"]]);
    expect(uuids([text, poll])).toEqual([["t"], ["p"]]);
    expect(uuids([item("a", "rich_text"), item("b", "rich_text"), poll])).toEqual([["a", "b", "p"]]);
    expect(uuids([item("old", "rich_text", { standnew: true }), poll])).toEqual([["old"], ["p"]]);
  });

  it("should let a video stand alone unless its author joins it to the next item [B3.05]", () => {
    expect(uuids([last, item("v", "video"), poll])).toEqual([["l"], ["v"], ["p"]]);
    expect(uuids([item("v", "video", { standalone: false }), poll])).toEqual([["v", "p"]]);
  });

  it("should keep items that nothing follows", () => {
    expect(uuids([poll, last])).toEqual([["p"], ["l"]]);
    expect(uuids([])).toEqual([]);
  });
});

describe("player", () => {
  it("should go forward and back within the lesson [B4.08]", () => {
    const second = nextScreen(newPlay, screens);
    expect(second.index).toBe(1);
    expect(previousScreen(second, screens).index).toBe(0);
    expect(previousScreen(newPlay, screens).index).toBe(0);
    expect(atScreen(newPlay, screens, 99).index).toBe(2);
    expect(atScreen(newPlay, screens, -1).index).toBe(0);
    expect(nextScreen(newPlay, []).index).toBe(0);
  });

  it("should stop the learner at an item that must be completed [B4.08]", () => {
    const atQuestion = atScreen(newPlay, screens, 1);
    expect(nextScreen(atQuestion, screens).index).toBe(1);
    expect(nextScreen(played(atQuestion, "q", done()), screens).index).toBe(2);
  });

  it.each([
    ["rich_text", {}, false],
    ["video", {}, false],
    ["video", { required: true, url: "https://youtu.be/dQw4w9WgXcQ" }, true],
    ["video", { required: true, url: "https://www.loom.com/share/abc" }, false],
    ["audio", { required: true }, true],
    ["checklist", { answers: ["a"], can_advance: true }, false],
    ["checklist", { answers: ["a"] }, true],
    ["custom", { can_advance: true }, false],
    ["custom", {}, true],
    ["typeform", {}, true],
    ["scorm", {}, true],
    ["contact_updates", { fields: [{ contact_field: "a" }] }, false],
    ["contact_updates", { fields: [{ contact_field: "a", required: true }] }, true],
    ["calendly", {}, true],
    ["social", {}, false],
    ["challenge", {}, true],
  ] as const)("should of %s %j require completion: %s", (type, values, held) => {
    expect(itemTypeOf(type)?.gates(values)).toBe(held);
  });

  it.each([
    ["challenge", { answers: ["a"] }, true],
    ["challenge", { speed_bonus: true, hidden: true }, true],
    ["challenge", {}, false],
    ["video", { required: true, url: "https://cdn.example.com/a.mp4" }, true],
    ["video", { required: true, gallery_url: "/media/a/film.mp4" }, true],
    ["video", { required: true, url: "https://youtu.be/dQw4w9WgXcQ" }, true],
    ["video", { required: true, url: "https://vimeo.com/76979871" }, true],
    ["video", { required: true, url: "https://harbor.wistia.com/medias/abc" }, false],
    ["video", { required: true, url: "https://harbor.wistia.com/medias/abc", summary: { runs_scripts: true } }, true],
    ["video", { required: true, url: "" }, false],
    ["poll", { answers: ["a"] }, true],
    ["audio", { required: true, audio: "/media/a/sound.mp3" }, true],
    ["audio", { required: true, audio: " " }, false],
    ["checklist", { answers: ["a"] }, true],
    ["assessment", { answers: ["a"] }, true],
    ["missing_words", { question: "A {{word}}" }, true],
    ["missing_words", { question: "No gap" }, false],
    ["stats_tracker", { questions: [{ name: "a" }] }, true],
    ["stats_tracker", {}, false],
    ["contact_update", { contact_field: "birthday" }, true],
    ["contact_update", {}, false],
    ["typeform", { form_id: "a" }, true],
    ["typeform", {}, false],
    ["scorm", { scorm: "/files/1/a.zip" }, false],
    ["video_upload", {}, true],
  ] as const)("should with %s %j stop the learner where it can be completed here: %s", (type, values, held) => {
    expect(isHeld(newPlay, [item("x", type, values)])).toBe(held);
  });

  it("should not wait for the completion of items that are not shown", () => {
    const scorm = item("s", "scorm", { scorm: "/files/1/a.zip" });
    const mixed = screensOf([item("v", "video", { required: true, url: "https://harbor.wistia.com/medias/abc" }), question, scorm]);
    expect(isLessonCompleted(played(newPlay, "q", done()), mixed)).toBe(true);
    const unseen = screensOf([text, scorm]);
    expect(isLessonCompleted(newPlay, unseen)).toBe(false);
    expect(isLessonCompleted(atScreen(newPlay, unseen, 1), unseen)).toBe(true);
  });

  it("should go back to the start with nothing completed, keeping points [B4.08]", () => {
    const play = played(atScreen(newPlay, screens, 2), "p", done(1200));
    expect(resetPlay(play)).toEqual({
      index: 0,
      items: { p: { answer: null, score: { points: 1200, correct: null, completed: false, final: false } } },
    });
  });

  it("should be completed when every required item is, otherwise when its last screen is reached", () => {
    expect(isLessonCompleted(newPlay, screens)).toBe(false);
    expect(isLessonCompleted(played(newPlay, "q", done()), screens)).toBe(true);
    const texts = screensOf([text, last]);
    expect(isLessonCompleted(newPlay, texts)).toBe(false);
    expect(isLessonCompleted(atScreen(newPlay, texts, 1), texts)).toBe(true);
    expect(isLessonCompleted(newPlay, [])).toBe(false);
  });
});

describe("lesson length", () => {
  const minutes = (items: readonly LessonItem[], seconds = 0) => lessonLength(items, ({ type }) => (type === "video" ? seconds : 0));

  it("should add videos, text at 200 words a minute and 20 seconds a question, rounded up to minutes", () => {
    expect(minutes([])).toBe(0);
    expect(minutes([item("v", "video")], 60)).toBe(1);
    expect(minutes([item("v", "video")], 61)).toBe(2);
    expect(minutes([item("t", "rich_text", { body: `<p>${"word ".repeat(200)}</p>` })])).toBe(1);
    expect(minutes([item("t", "rich_text", { body: "word ".repeat(201) })])).toBe(2);
    expect(minutes([poll, poll, poll])).toBe(1);
    expect(minutes([poll, poll, poll, poll])).toBe(2);
  });
});
