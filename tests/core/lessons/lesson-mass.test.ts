import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { notFound } from "../../../core/kernel/failure.ts";
import { itemMetadata } from "../../../core/lessons/item-metadata.rule.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import { lessonMassResult, withoutTags, withTags } from "../../../core/lessons/lesson-mass.rule.ts";
import { lessonRefusals } from "../../../core/lessons/lesson-refusals.ts";

describe("a bulk action on lessons", () => {
  it("should give each its result, with the copy that was made or why it was refused", () => {
    const of = { kind: "lesson", id: 4 } as const;
    expect(lessonMassResult(of, E.right(9))).toEqual({ ...of, done: true, message: "", made: 9 });
    expect(lessonMassResult(of, E.left(notFound(lessonRefusals.lesson_missing)))).toEqual({
      ...of,
      done: false,
      message: "Lesson not found.",
      made: null,
    });
  });

  it("should add tags once each, as many as there may be, and remove them", () => {
    expect(withTags(["a"], [" b ", "a", ""])).toEqual(E.right(["a", "b"]));
    const full = Array.from({ length: lessonLimits.tags }, (_, at) => `t${at}`);
    expect(E.isLeft(withTags(full, ["one more"]))).toBe(true);
    expect(withTags(full, ["t0"])).toEqual(E.right(full));
    expect(withoutTags(["a", "b"], ["b", "c"])).toEqual(["a"]);
  });
});

describe("how filters name an item", () => {
  const uuid = "5c3f2f0e-53a1-4d5e-9a53-0d1f6c3c9b01";
  const item = (type: Parameters<typeof itemMetadata>[0]["type"], values: Readonly<Record<string, unknown>>) =>
    itemMetadata({ uuid, type, name: "Name", values })[0];

  it("should be by its question, answers and statistics, whatever is stored [B7.05]", () => {
    expect(item("assessment", { question: "<p>How?</p>", answers: ["Plain", { text: "<b>Weighted</b>", points: 5 }] })).toEqual({
      uuid,
      type: "assessment",
      name: "Name",
      question: "How?",
      answers: ["Plain", "Weighted"],
      trackers: [],
    });
    expect(item("stats_tracker", { questions: [{ question: "Steps?", name: "steps" }, { name: "" }, 7] })).toMatchObject({
      question: expect.stringContaining("Steps?"),
      trackers: ["steps"],
    });
    expect(item("scorm", { title: "Simulator" })).toMatchObject({ question: "Simulator", answers: [] });
    expect(item("challenge", { question: 5, answers: "none" })).toMatchObject({ question: "", answers: [] });
  });
});
