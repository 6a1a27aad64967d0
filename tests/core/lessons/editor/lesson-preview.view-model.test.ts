import { describe, expect, it } from "vitest";
import { newPreview, previewAnswered, previewAt, previewShown } from "../../../../core/lessons/editor/lesson-preview.view-model.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";

const question: LessonItem = {
  uuid: "q",
  type: "challenge",
  name: "",
  values: { question: "Which?", answers: ["a", "b"], correct: [1], max: 1000, wrong_answer: 100 },
};
const vote: LessonItem = { uuid: "p", type: "poll", name: "", values: { question: "How?", answers: ["x", "y"], participation_points: 50 } };
const items = [question, vote];

describe("the preview of a lesson", () => {
  it("should mark answers as the server does, and keep the best points", () => {
    const wrong = previewAnswered(newPreview, question, [0]);
    expect(previewShown(wrong, items)).toMatchObject({ points: 100, items: [{ score: { correct: false, final: false }, answer: [0] }] });
    const right = previewAnswered(wrong, question, [1]);
    expect(previewShown(right, items)).toMatchObject({ points: 1000, items: [{ score: { correct: true, final: true } }] });
    expect(previewShown(previewAnswered(right, vote, 0), items).points).toBe(1050);
  });

  it("should hide the right answers until they are settled", () => {
    expect(previewShown(newPreview, items).items[0]?.values).not.toHaveProperty("correct");
    expect(previewShown(previewAnswered(newPreview, question, [1]), items).items[0]?.values).toHaveProperty("correct", [1]);
  });

  it("should ignore an answer of another shape", () => {
    expect(previewAnswered(newPreview, question, "b")).toBe(newPreview);
  });

  it("should stay within its screens", () => {
    expect(previewShown(previewAt(newPreview, items, 9), items)).toMatchObject({ index: 1, isFirst: false, isLast: true });
    expect(previewShown(previewAt(newPreview, items, -1), items)).toMatchObject({ index: 0, isFirst: true, isLast: false });
    expect(previewShown(newPreview, [])).toMatchObject({ index: 0, items: [], isFirst: true, isLast: true });
  });
});
