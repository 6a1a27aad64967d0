import { describe, expect, it } from "vitest";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { emptyEntry, gradeAnswer, ledgerOf, ledgerPoints } from "../../../core/lessons/ledger.rule.ts";

const challenge: LessonItem = { uuid: "c", type: "challenge", name: "", values: { answers: ["a", "b"], correct: [0] } };
const stats: LessonItem = {
  uuid: "s",
  type: "stats_tracker",
  name: "",
  values: {
    questions: [
      { question: "Calls", name: "calls" },
      { question: "Sales", name: "sales" },
    ],
  },
};
const items = [challenge, stats];
const answer = (uuid: string, given: unknown) => ({ uuid, answer: given, seconds: null });
const points = (...events: readonly ReturnType<typeof answer>[]) => ledgerPoints(ledgerOf(items, events));

describe("points ledger", () => {
  it("should enter the best attempt once [C4.29]", () => {
    expect(points(answer("c", [1]))).toBe(150);
    expect(points(answer("c", [1]), answer("c", [0]))).toBe(1200);
    expect(points(answer("c", [1]), answer("c", [0]), answer("c", [1]))).toBe(1200);
  });

  it("should add up the items", () => {
    expect(points(answer("c", [0]), answer("s", { calls: 1, sales: 2 }))).toBe(1400);
  });

  it("should give each stat its points once, however the answers are spread over retakes [B3.14]", () => {
    expect(points(answer("s", { calls: 1 }))).toBe(100);
    expect(points(answer("s", { calls: 1 }), answer("s", { calls: 5 }))).toBe(100);
    expect(points(answer("s", { calls: 1 }), answer("s", { sales: 5 }))).toBe(200);
  });

  it("should ignore answers to unknown items and answers that do not fit", () => {
    expect(points(answer("nowhere", [0]), answer("c", "first"))).toBe(0);
  });

  it("should name the part of an answer that does not fit", () => {
    expect(gradeAnswer(challenge, emptyEntry, ["first"], { seconds: null })).toMatchObject({
      left: { tag: "invalid", errors: { "0": [expect.any(String)] } },
    });
    expect(gradeAnswer(challenge, emptyEntry, [0], { seconds: null })).toMatchObject({ right: { points: 1200 } });
  });
});
