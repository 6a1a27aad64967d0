import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { pointsPageOf } from "../../../core/learning/contact-points.model.ts";
import { decideAccommodations } from "../../../core/learning/decide-accommodations.rule.ts";
import { untouched } from "../../../core/learning/engagement.model.ts";
import { recordedNumbers, sharedName, votesOf, wantedResults } from "../../../core/learning/results-of-items.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";

const item = (type: LessonItem["type"], values: Readonly<Record<string, unknown>>): LessonItem => ({ uuid: "q", type, name: "", values });
const answered = { ...untouched, answers: [0], score: { points: 5, correct: null, completed: true, final: false } };

describe("The results of an item", () => {
  it.each([
    ["a poll", item("poll", { answers: ["a"] }), "votes"],
    ["a poll whose results are hidden", item("poll", { answers: ["a"], hide_results: true }), null],
    ["an open question", item("open_ended", {}), null],
    ["an open question with shared answers", item("open_ended", { share_answers: true }), "shared"],
    ["a statistics tracker", item("stats_tracker", {}), "recorded"],
    ["a question", item("challenge", { answers: ["a"], correct: [0] }), null],
  ] as const)("should be told of %s after an answer alone", (_, of, kind) => {
    expect(wantedResults(of, answered)).toBe(kind);
    expect(wantedResults(of, untouched)).toBe(null);
    expect(wantedResults(of, { ...answered, score: { ...answered.score, completed: false } })).toBe(null);
  });

  it("should count votes by choice, without those for choices that are gone", () => {
    const poll = item("poll", { answers: ["a", "b", "c"] });
    expect(
      votesOf(poll, [
        { choice: 2, count: 4 },
        { choice: 0, count: 1 },
        { choice: 7, count: 9 },
        { choice: "0", count: 3 },
      ]),
    ).toEqual([1, 0, 4]);
  });

  it.each([
    ["Lena", "Moreau", "Lena M."],
    [" Lena ", "", "Lena"],
    ["", "de Vries", "D."],
    ["", " ", ""],
    ["Zoë", "ßtern", "Zoë SS."],
  ])("should name a contact called %s %s as %s", (first, last, name) => {
    expect(sharedName(first, last)).toBe(name);
  });

  it("should list recorded numbers by name in the order of the answers", () => {
    const rows = [
      { at: 1, answer: { steps: 4, "": 1 } },
      { at: 2, answer: "none" },
      { at: 3, answer: { steps: 6, weight: "heavy" } },
    ];
    expect(recordedNumbers(rows)).toEqual({
      steps: [
        { at: 1, value: 4 },
        { at: 3, value: 6 },
      ],
      "": [{ at: 1, value: 1 }],
    });
  });
});

describe("Accommodations of a contact", () => {
  it("should be written when they differ, and not for a contact that is not there", () => {
    const [standard, double] = [{ bonus_time: "standard" }, { bonus_time: "double" }] as const;
    expect(decideAccommodations(standard, double)).toEqual(E.right({ before: standard, after: double }));
    expect(decideAccommodations(double, double)).toEqual(E.right(null));
    expect(decideAccommodations(null, double)).toMatchObject({ left: { tag: "not-found" } });
  });
});

describe("A page of gains", () => {
  const gain = (id: number) =>
    ({ id, item: "q", points: 1, rule: "right", seconds: null, at: 1, course: "", lesson: "", item_name: "", item_type: "" }) as const;
  it("should tell where the next page begins, and nothing on the last", () => {
    expect(pointsPageOf([gain(9), gain(8), gain(7)], 3, 2)).toMatchObject({ gains: [{ id: 9 }, { id: 8 }], next: 8 });
    expect(pointsPageOf([gain(7)], 3, 2)).toMatchObject({ gains: [{ id: 7 }], next: null });
    expect(pointsPageOf([], 0, 2)).toEqual({ gains: [], total: 0, next: null });
  });
});
