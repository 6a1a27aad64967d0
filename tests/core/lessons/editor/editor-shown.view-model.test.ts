import { describe, expect, it } from "vitest";
import { clashShown } from "../../../../core/lessons/editor/clash-shown.view-model.ts";
import { isUnsaved, isUnsendable } from "../../../../core/lessons/editor/editor-leave.rule.ts";
import { templateTags } from "../../../../core/lessons/editor/editor-shown.view-model.ts";
import { problemCounts, problemPlace } from "../../../../core/lessons/editor/problem-place.rule.ts";
import { markedSide, valueLines } from "../../../../core/lessons/editor/value-lines.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";

const item: LessonItem = { uuid: "a", type: "poll", name: "", values: {} };
const problem = (path: string) => ({ path, message: "", code: "", values: {} });

describe("what the lesson editor shows", () => {
  it("should find the item and field of a problem, and count those of each item", () => {
    expect(problemPlace(problem("items.0.values.question"), [item])).toEqual({ item, position: 1, field: "values.question" });
    expect(problemPlace(problem("items"), [item])).toBeNull();
    expect(problemPlace(problem("items.4.values.x"), [item])).toBeNull();
    expect([...problemCounts([problem("items.0.type"), problem("items.0.values.x"), problem("items")], [item])]).toEqual([["a", 2]]);
  });

  it("should tell values in lines of text", () => {
    expect(valueLines("<p>One</p><p>Two &amp; more</p>")).toEqual(["One", "Two & more"]);
    expect(valueLines(["a", "", "b"])).toEqual(["a", "b"]);
    expect(valueLines({ name: "x", points: 5, none: "" })).toEqual(["name: x", "points: 5"]);
    expect(valueLines(null)).toEqual([]);
  });

  it("should mark the words that the other value does not have, and keep lines", () => {
    const runs = markedSide("<p>Wait here</p><p>now</p>", "<p>Wait there</p><p>now</p>");
    expect(runs.map(({ text }) => text).join("")).toBe("Wait here\nnow");
    expect(runs.filter(({ isMarked }) => isMarked).map(({ text }) => text.trim())).toEqual(["here"]);
    expect(markedSide("", "x")).toEqual([]);
  });

  it("should show both sides of a clash, and offer both as two items where both exist", () => {
    const set = { op: "set", uuid: "a", key: "name", value: "mine", base: "" } as const;
    expect(clashShown({ change: set, stored: "theirs" }, [item])).toMatchObject({ mine: "mine", theirs: "theirs", mayKeepBoth: true });
    expect(clashShown({ change: { ...set, uuid: null }, stored: "theirs" }, [item])).toMatchObject({ item: null, mayKeepBoth: false });
    const removal = { op: "remove", uuid: "a", base: item } as const;
    expect(clashShown({ change: removal, stored: item }, [])).toMatchObject({ key: null, isMineGone: true, mayKeepBoth: false });
  });

  it("should ask before leaving only where waiting does not help", () => {
    const all = ["idle", "dirty", "saving", "saved", "offline", "failed", "clash", "too-large"] as const;
    expect(all.filter(isUnsaved)).toEqual(["dirty", "saving", "offline", "failed", "clash", "too-large"]);
    expect(all.filter(isUnsendable)).toEqual(["offline", "failed", "clash", "too-large"]);
  });

  it("should keep a lesson as a template by its tag", () => {
    expect(templateTags(["a"], true)).toEqual(["a", "template"]);
    expect(templateTags(["a", "template"], false)).toEqual(["a"]);
  });
});
