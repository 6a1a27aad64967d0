import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideGiven } from "../../../core/learning/given-by-others.rule.ts";
import { decideAnswer } from "../../../core/learning/lesson-decision.rule.ts";
import { afterEvent, type LessonProgress, notStarted, stateOf } from "../../../core/learning/lesson-progress.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";

const social: LessonItem = { uuid: "s", type: "social", name: "", values: { url: "https://a.example/" } };
const document: LessonItem = { uuid: "d", type: "signwell", name: "", values: { template_id: "t", placeholder_name: "p" } };
const items = [social, document];
const give = (progress: LessonProgress, uuid: string, part: Readonly<Record<string, unknown>>): LessonProgress => {
  const decided = decideGiven({ items, progress, at: 100 }, uuid, { part, answer_id: "1" });
  if (E.isLeft(decided)) throw new Error("refused");
  return decided.right === null ? progress : afterEvent(progress, decided.right);
};
const answer = (progress: LessonProgress, uuid: string, given: unknown): LessonProgress => {
  const decided = decideAnswer({ items, progress, at: 100 }, uuid, { answer: given, answer_id: "2" });
  if (E.isLeft(decided)) throw new Error("refused");
  return decided.right === null ? progress : afterEvent(progress, decided.right);
};

describe("what others add to a learner's answer", () => {
  it("should give 10 points for each visitor, before and after the learner shared the link [B3.19]", () => {
    const visited = give(notStarted, "s", { clicks: 3 });
    expect(stateOf(visited, "s").score).toMatchObject({ points: 30, completed: false });
    const shared = answer(visited, "s", { shared: true, clicks: 99 });
    expect(stateOf(shared, "s").score).toMatchObject({ points: 1230, completed: true });
    expect(stateOf(give(shared, "s", { clicks: 4 }), "s").score.points).toBe(1240);
  });

  it("should leave the learner where they are, and change nothing that is the learner's own [B3.19]", () => {
    const seen: LessonProgress = { ...notStarted, item: "d" };
    const after = give(seen, "s", { clicks: 1, shared: true });
    expect(after.item).toBe("d");
    expect(stateOf(after, "s").answers).toEqual([{ clicks: 1 }]);
    expect(give(after, "s", { clicks: 1 })).toBe(after);
  });

  it("should complete a document by SignWell's word alone [B3.29]", () => {
    const said = answer(notStarted, "d", { done: true });
    expect(stateOf(said, "d").score.completed).toBe(false);
    const signed = give(said, "d", { done: true });
    expect(stateOf(signed, "d").score.completed).toBe(true);
    expect(stateOf(answer(signed, "d", { done: false }), "d").answers.at(-1)).toEqual({ done: true });
  });

  it("should complete a document that holds nobody up by the learner's word [B3.29]", () => {
    const open = [{ ...document, values: { ...document.values, can_advance: true } }];
    const decided = decideAnswer({ items: open, progress: notStarted, at: 1 }, "d", { answer: { said: true }, answer_id: "3" });
    expect(E.isRight(decided) && decided.right).toMatchObject({ score: { completed: true } });
    const held = decideAnswer({ items, progress: notStarted, at: 1 }, "d", { answer: { said: true }, answer_id: "3" });
    expect(E.isRight(held) && held.right).toMatchObject({ score: { completed: false } });
  });

  it("should be refused for an item that is not in the lesson", () => {
    expect(E.isLeft(decideGiven({ items, progress: notStarted, at: 1 }, "x", { part: { clicks: 1 }, answer_id: "1" }))).toBe(true);
  });
});
