import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { itemTypes } from "../../../core/lessons/items/catalogue.rule.ts";
import { learnerItem, notAnswered } from "../../../core/lessons/learner-item.rule.ts";
import { emptyEntry, gradeAnswer } from "../../../core/lessons/ledger.rule.ts";
import { missingWords } from "../../../core/lessons/missing-words.rule.ts";
import { readItem } from "../../../core/lessons/read-item.rule.ts";
import { applied } from "../apply-rule.ts";

const item = (type: LessonItem["type"], values: Record<string, unknown>): LessonItem => ({ uuid: "u", type, name: "Name", values });
const score = (type: string, values: object, answer: unknown, more: object = {}) =>
  applied("item-score", { type, values, answer, ...more });
const seen = (of: LessonItem, standing = notAnswered) => learnerItem(of, standing, "7").values;

describe("items with nothing set", () => {
  it("should block a learner when they ask for something, and never when they only show something", () => {
    const gating = itemTypes.filter(({ gates, defaults }) => gates(defaults)).map(({ type }) => type);
    expect(gating).toEqual(
      expect.arrayContaining([
        "assessment",
        "blank",
        "cal",
        "calendly",
        "challenge",
        "contact_update",
        "jotform",
        "missing_words",
        "open_ended",
        "order",
        "poll",
        "scorm",
        "stats_tracker",
        "video_upload",
      ]),
    );
    for (const type of ["button", "embed", "files", "rich_text", "social"]) expect(gating).not.toContain(type);
  });
});

describe("a blank", () => {
  it("should earn nothing and stay open without a word in it", () => {
    expect(score("blank", { answers: ["Paris"] }, "  ")).toEqual({ points: 0, correct: false, completed: false, final: false });
  });

  it("should count later answers unless its answer has been shown", () => {
    const shown = { answers: ["Paris"], show_correct_answer: true };
    expect(score("blank", shown, "Paris", { attempt: 1 })).toMatchObject({ points: 1200 });
    expect(score("blank", shown, "Paris", { attempt: 2 })).toMatchObject({ points: 0 });
    expect(score("blank", { answers: ["Paris"] }, "Paris", { attempt: 2 })).toMatchObject({ points: 1200 });
  });

  it("should hide its answer until a wrong answer", () => {
    const blank = item("blank", { answers: ["Paris"], show_correct_answer: true });
    for (const standing of [
      notAnswered,
      { answered: false, correct: false, final: false },
      { answered: true, correct: true, final: true },
      { answered: true, correct: null, final: false },
    ]) {
      expect(seen(blank, standing)).not.toHaveProperty("correct_answer");
    }
  });
});

describe("missing words", () => {
  const text = { question: "The {{sun}} is {{hot}}." };

  it("should be correct only when every gap is", () => {
    expect(score("missing_words", text, ["sun", "hot"])).toMatchObject({ correct: true, points: 1200 });
    for (const words of [["sun", "cold"], ["moon", "hot"], ["sun"], ["sun", "hot", "day"], []])
      expect(score("missing_words", text, words)).toMatchObject({ correct: false, points: 150 });
  });

  it("should have no correct answer and no gap while its markers are invalid", () => {
    expect(score("missing_words", { question: "No gap." }, [])).toMatchObject({ correct: false });
    expect(seen(item("missing_words", { question: "The {{sun" }))).toEqual({ max: 1200, wrong: 150, parts: [], bank: [] });
  });

  it("should show its gaps once they are finally correct", () => {
    const gaps = item("missing_words", text);
    expect(seen(gaps, { answered: true, correct: true, final: true })).toMatchObject({ gaps: ["sun", "hot"] });
    for (const standing of [
      { answered: true, correct: false, final: true },
      { answered: true, correct: true, final: false },
    ])
      expect(seen(gaps, standing)).not.toHaveProperty("gaps");
  });

  it("should report the errors of its markers", () => {
    expect(missingWords("The {{sun", false, "")).toEqual(E.left("Every {{ needs its }}, and markers cannot be nested."));
    expect(missingWords("The {{ }} is", false, "")).toEqual(E.left("A {{word}} marker is empty."));
    expect(missingWords("The {{}} is", false, "")).toEqual(E.left("A {{word}} marker is empty."));
    expect(missingWords("The sun", false, "")).toEqual(E.left("Mark at least one {{word}}."));
  });

  it("should sort its bank by letter ignoring case, shorter words first", () => {
    expect(missingWords("{{sunny}} {{Sun}} {{b}} {{A_}} {{aB}}", false, "")).toMatchObject({
      right: { bank: ["A_", "aB", "b", "Sun", "sunny"] },
    });
  });
});

describe("an item that does not fit its type", () => {
  it("should be reported by the invalid key", () => {
    const wrong = (answers: unknown) => JSON.stringify(readItem(item("challenge", { answers })));
    expect(wrong(7)).toContain("values.answers");
    expect(E.isRight(readItem(item("challenge", {})))).toBe(true);
  });

  it("should have its answer refused as a whole", () => {
    expect(gradeAnswer(item("blank", { answers: ["a"] }), emptyEntry, 7, { seconds: null })).toMatchObject({
      left: { tag: "invalid", errors: { answer: [expect.stringContaining("expected")] }, reasons: { answer: [{ code: "other_shape" }] } },
    });
  });

  it("should earn nothing without an answer, unless it only shows something", () => {
    expect(score("challenge", { answers: ["a"], correct: [0] }, null)).toMatchObject({ points: 0, completed: false });
    expect(score("embed", { url: "https://a.example" }, null)).toMatchObject({ completed: true });
  });
});
