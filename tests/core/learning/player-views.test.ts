import { describe, expect, it } from "vitest";
import type { EngagedItem, LearnerLesson } from "../../../core/learning/learner-lesson.model.ts";
import { lessonView } from "../../../core/learning/lesson-view.model.ts";
import { playedLesson, playerHref, staffPlayerHref } from "../../../core/learning/player-address.rule.ts";
import { missingHere } from "../../../core/learning/player-missing.view-model.ts";
import { itemResults } from "../../../core/learning/player-results.view-model.ts";
import { playerSteps } from "../../../core/learning/player-steps.view-model.ts";
import { lesson, question, reading, watching } from "./player-lessons.ts";

const at = (items: readonly EngagedItem[], index: number, waiting: readonly string[] = [], atResults = false) => {
  const shown: LearnerLesson = { ...lesson, items };
  return lessonView(shown, index, atResults, new Set(waiting));
};

const states = (...view: Parameters<typeof at>) => playerSteps(at(...view), true).map(({ state }) => state);

describe("the steps of a lesson", () => {
  it("should have the state of their items: unanswered, done, wrong, waiting or skipped", () => {
    const items = [
      reading("a", { completed: true }),
      question("b"),
      question("c", { completed: true, attempts: 1, correct: false }),
      question("d", { completed: true, attempts: 1, correct: true }),
      question("e", { completed: true }),
      question("f"),
    ];
    expect(states(items, 2, ["e"])).toEqual(["done", "skipped", "wrong", "done", "waiting", "open"]);
  });

  it("should count a step that was left for the results as skipped", () => {
    expect(states([reading("a", { completed: true }), question("b")], 1)).toEqual(["done", "open"]);
    expect(states([reading("a", { completed: true }), question("b")], 1, [], true)).toEqual(["done", "skipped"]);
  });

  it("should be reachable up to the first that must be completed, and all without locks", () => {
    const view = at([reading("a"), question("b"), question("c"), question("d")], 0);
    expect(playerSteps(view, true).map(({ isReachable }) => isReachable)).toEqual([true, true, false, false]);
    expect(playerSteps(view, false).every(({ isReachable }) => isReachable)).toBe(true);
  });

  it("should have the name of their first item that has one", () => {
    const [step] = playerSteps(at([{ ...reading("a"), name: "" }], 0), true);
    expect(step?.name).toBe("");
    expect(playerSteps(at([question("b")], 0), true)[0]?.name).toBe("Question b");
  });
});

describe("what is missing before the next step", () => {
  it("should be told by what completes the item, for each that blocks", () => {
    expect(missingHere(at([question("b")], 0))).toEqual([{ uuid: "b", name: "Question b", what: "answer" }]);
    expect(missingHere(at([watching("v")], 0)).map(({ what }) => what)).toEqual(["watch"]);
  });

  it("should be nothing where nothing blocks, and at the results", () => {
    expect(missingHere(at([reading("a")], 0))).toEqual([]);
    expect(missingHere(at([question("b", { completed: true })], 0))).toEqual([]);
    expect(missingHere(at([question("b")], 0, [], true))).toEqual([]);
  });
});

describe("the results of a lesson", () => {
  it("should give each item that asks something its outcome and points, and leave out what is only read [C9.16]", () => {
    const items = [
      reading("a", { completed: true }),
      question("b", { completed: true, attempts: 2, correct: true, points: 1200 }),
      question("c", { completed: true, attempts: 1, correct: false, points: 150 }),
      question("d"),
      question("e", { completed: true }),
    ];
    expect(itemResults(at(items, 4, ["e"], true)).map(({ uuid, outcome, points, index }) => [uuid, outcome, points, index])).toEqual([
      ["b", "right", 1200, 1],
      ["c", "wrong", 150, 2],
      ["d", "unanswered", 0, 3],
      ["e", "checked", 0, 4],
    ]);
  });
});

describe("the address of the player", () => {
  it.each(["take", "review", "test"] as const)("should lead to the same lesson in the page and in the staff application: %s", (mode) => {
    const played = { mode, lesson: 7 };
    expect(playedLesson(playerHref(played))).toEqual(played);
    expect(playedLesson(staffPlayerHref(played))).toEqual(played);
  });

  it.each(["/player/", "/player/take/0", "/player/take/x", "/player/edit/7", "/player/test/7/8/9", "/player/take/12345678901"])(
    "should lead nowhere: %s",
    (path) => {
      expect(playedLesson(path)).toBe(null);
    },
  );
});
