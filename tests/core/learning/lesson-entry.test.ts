import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { CourseFacts } from "../../../core/learning/course-facts.model.ts";
import { learningRefusals } from "../../../core/learning/learning-refusals.ts";
import { lessonEntry } from "../../../core/learning/lesson-entry.rule.ts";
import { course, now, trigger } from "./sample-course-facts.ts";

const refusal = (facts: CourseFacts, id: number) => {
  const entry = lessonEntry(facts, id, now);
  return E.isLeft(entry) ? entry.left : null;
};

describe("Entering a lesson of a course", () => {
  it("should be allowed for an open lesson", () => {
    const facts = course([trigger(1)]);
    expect(lessonEntry(facts, 1, now)).toEqual(E.right(facts));
  });

  it.each([
    ["a lesson of another course", course([trigger(1)]), 2],
    ["a draft", course([trigger(1, { draft: true })]), 1],
    ["a paused lesson", course([trigger(1, { paused: true })]), 1],
  ])("should be refused as not found for %s", (_which, facts, id) => {
    expect(refusal(facts, id)).toMatchObject({ tag: "not-found", ...learningRefusals.no_lesson });
  });

  it.each([
    ["before the learner has joined", course([trigger(1)], { joined_at: null }), 1, learningRefusals.not_joined],
    ["while an earlier lesson is unfinished", course([trigger(1), trigger(2)]), 2, learningRefusals.locked],
    ["before its day", course([trigger(1, { release: "delay", join_delay: 3 })]), 1, learningRefusals.not_open],
    ["while staff have not opened it", course([trigger(1, { automatic: false })]), 1, learningRefusals.not_open],
  ])("should be forbidden %s", (_when, facts, id, said) => {
    expect(refusal(facts, id)).toMatchObject({ tag: "forbidden", ...said });
  });
});
