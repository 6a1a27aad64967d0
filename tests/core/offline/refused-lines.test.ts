import { describe, expect, it } from "vitest";
import type { RefusedAnswer } from "../../../core/learning/refused-answer.model.ts";
import { keptEntries } from "../../../core/offline/kept-entries.rule.ts";
import { refusedLines } from "../../../core/offline/refused-lines.view-model.ts";
import { lesson } from "../learning/player-lessons.ts";

const refused = (id: string, trigger: number, message: string): RefusedAnswer => ({
  report: { id, place: { course: 1, trigger }, attempt: 0, item: id, at: 1, kind: "answer", answer: [0] },
  message,
});

describe("Refused answers", () => {
  it("should be one line for each lesson and reason, with the lesson's name where it is known", () => {
    const lines = refusedLines(
      [refused("a", 2, "Locked."), refused("b", 2, "Locked."), refused("c", 2, "Gone."), refused("d", 3, "Locked.")],
      new Map([[2, "Knots"]]),
    );
    expect(lines.map((line) => [line.lesson, line.reason.message, line.place?.trigger])).toEqual([
      ["Knots", "Locked.", 2],
      ["Knots", "Gone.", 2],
      [null, "Locked.", 3],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  });
});

describe("What is kept, by course", () => {
  it("should be whole courses first, then visited ones, also such of which only a lesson was visited", () => {
    const visited = { id: 1, name: "Berths", visited: null, whole: null };
    const kept = (trigger: number, course: number) => ({
      place: { course, trigger },
      value: { ...lesson, course: { id: course, name: "Anchors" } },
      at: 1,
    });
    expect(keptEntries([visited], [kept(5, 2)]).map(({ name, lessons }) => [name, lessons.length])).toEqual([
      ["Anchors", 1],
      ["Berths", 0],
    ]);
  });
});
