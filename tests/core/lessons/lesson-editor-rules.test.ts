import { describe, expect, it } from "vitest";
import { applyChanges } from "../../../core/lessons/apply-changes.rule.ts";
import { changesBetween } from "../../../core/lessons/editor/changes-between.rule.ts";
import { compareVersions } from "../../../core/lessons/editor/compare-versions.rule.ts";
import { copiedText, itemsInText } from "../../../core/lessons/editor/copied-items.rule.ts";
import { blankCopy } from "../../../core/lessons/editor/copy-values.rule.ts";
import { freeStatName } from "../../../core/lessons/editor/stat-names-in.rule.ts";
import { noSteps, undone, withStep } from "../../../core/lessons/editor/undo-steps.rule.ts";
import { wordChanges } from "../../../core/lessons/editor/word-changes.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { textItem, uuidOf } from "./editor-world.ts";

const content = (items: readonly LessonItem[]) => ({ name: "Lesson", banner_img: null, tags: [], metadata: {}, items });

describe("the rules of the lesson editor", () => {
  it("should make one working copy of another by the changes between them", () => {
    const from = { ...blankCopy, items: [1, 2, 3, 4].map((number) => textItem(number)) };
    const to = { ...blankCopy, name: "New", items: [textItem(4), textItem(1, "Other"), textItem(5), textItem(3)] };
    expect(applyChanges(from, changesBetween(from, to))).toEqual({ copy: to, clashes: [] });
    expect(changesBetween(from, { ...from, items: [1, 2, 4, 3].map((number) => textItem(number)) })).toHaveLength(1);
  });

  it("should tell added, removed, moved and changed items of two versions, with the words that changed", () => {
    const before = content([textItem(1, "<p>One two three</p>"), textItem(2), textItem(3)]);
    const after = content([textItem(3), textItem(1, "<p>One <b>2</b> three</p>"), textItem(4)]);
    const found = compareVersions(before, after).items;
    expect(found.map(({ uuid, kind, isMoved }) => [uuid, kind, isMoved])).toEqual([
      [uuidOf(3), "same", true],
      [uuidOf(1), "changed", false],
      [uuidOf(2), "removed", false],
      [uuidOf(4), "added", false],
    ]);
    expect(found[1]?.values[0]?.words).toEqual([
      { kind: "same", text: "One" },
      { kind: "removed", text: "two" },
      { kind: "added", text: "2" },
      { kind: "same", text: "three" },
    ]);
  });

  it("should compare texts of 10,000 words in far less than a second", () => {
    const words = Array.from({ length: 10_000 }, (_, at) => `word${at % 700}`);
    const started = performance.now();
    const runs = wordChanges(words.join(" "), words.toSpliced(5_000, 3, "new").toSpliced(9_000, 1).join(" "));
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(runs.filter(({ kind }) => kind !== "removed").flatMap(({ text }) => text.split(" "))).toHaveLength(9_997);
  });

  it("should paste copied items under new ids and with free names of statistics, and nothing else", () => {
    const stats: LessonItem = {
      uuid: uuidOf(1),
      type: "stats_tracker",
      name: "",
      values: { questions: [{ question: "?", name: "weight" }] },
    };
    const pasted = itemsInText(copiedText([stats]), () => uuidOf(2), [stats]);
    expect(pasted).toEqual([{ ...stats, uuid: uuidOf(2), values: { questions: [{ question: "?", name: "weight_2" }] } }]);
    expect(itemsInText("anything else", () => uuidOf(2))).toBeNull();
    expect(freeStatName("a".repeat(30), new Set(["a".repeat(30)]))).toBe(`${"a".repeat(28)}_2`);
  });

  it("should take typing within a second back in one step, and leave alone what another author changed since", () => {
    const at = (body: string) => ({ ...blankCopy, items: [textItem(1, body)] });
    const of = { uuid: uuidOf(1), key: "values.body" };
    const first = withStep(noSteps, { before: at("a"), after: at("ab"), of, at: 0 });
    const second = withStep(first, { before: at("ab"), after: at("abc"), of, at: 900 });
    expect(second.undo).toHaveLength(1);
    expect(undone(second, at("abc")).copy).toEqual(at("a"));
    expect(undone(second, at("theirs")).copy).toEqual(at("theirs"));
  });
});
