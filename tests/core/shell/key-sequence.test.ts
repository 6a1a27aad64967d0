import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterStroke, type HeldKeys, noKeys, sequenceMs, shownKeys, strokeOf } from "../../../core/shell/key-sequence.rule.ts";

const press = (key: string, held: Partial<Parameters<typeof strokeOf>[0]> = {}) =>
  strokeOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });
const known = ["g c", "g t", "n", "/", "?", "mod+enter"];

/** What a row of keys, each with its time, sets off. */
const setOff = (strokes: readonly (readonly [string, number])[]): readonly string[] => {
  let held: HeldKeys = noKeys;
  return strokes.flatMap(([stroke, at]) => {
    const next = afterStroke(held, stroke, at, known);
    held = next.held;
    return next.shortcut === null ? [] : [next.shortcut];
  });
};

describe("one key", () => {
  it.each([
    ["n", {}, "n"],
    ["N", {}, "n"],
    ["N", { shiftKey: true }, null],
    ["?", { shiftKey: true }, "?"],
    ["/", { shiftKey: true }, "/"],
    ["n", { altKey: true }, null],
    ["k", { ctrlKey: true }, "mod+k"],
    ["k", { metaKey: true }, "mod+k"],
    ["Enter", { ctrlKey: true }, "mod+enter"],
    ["Enter", { ctrlKey: true, shiftKey: true }, null],
    ["Z", { ctrlKey: true, shiftKey: true }, "mod+shift+z"],
    ["z", { metaKey: true, shiftKey: true }, "mod+shift+z"],
    ["Escape", {}, "escape"],
    [" ", {}, null],
    ["Shift", { shiftKey: true }, null],
    ["Control", { ctrlKey: true }, null],
    ["Dead", {}, null],
    ["Process", {}, null],
  ])("should be named by shortcuts as they name it: %s %o", (key, held, stroke) => {
    expect(press(key, held)).toBe(stroke);
  });
});

describe("a sequence of keys", () => {
  it("should trigger its shortcut", () => {
    expect(
      setOff([
        ["g", 0],
        ["c", 100],
        ["n", 200],
        ["mod+enter", 300],
      ]),
    ).toEqual(["g c", "n", "mod+enter"]);
  });

  it("should start again when the next key is late", () => {
    expect(
      setOff([
        ["g", 1000],
        ["c", 1000 + sequenceMs - 1],
      ]),
    ).toEqual(["g c"]);
    expect(
      setOff([
        ["g", 1000],
        ["c", 1000 + sequenceMs],
      ]),
    ).toEqual([]);
    expect(
      setOff([
        ["g", 1000],
        ["n", 1000 + sequenceMs],
      ]),
    ).toEqual(["n"]);
  });

  it("should start again with a key that leads nowhere", () => {
    expect(
      setOff([
        ["g", 0],
        ["x", 10],
        ["c", 20],
      ]),
    ).toEqual([]);
    expect(
      setOff([
        ["g", 0],
        ["n", 10],
      ]),
    ).toEqual(["n"]);
    expect(
      setOff([
        ["g", 0],
        ["g", 10],
        ["t", 20],
      ]),
    ).toEqual(["g t"]);
  });

  it("should trigger only what its last keys spell, each in time, and every key at most once", () => {
    const strokes = fc.array(fc.tuple(fc.constantFrom("g", "c", "t", "n", "x", "/"), fc.integer({ min: 1, max: 2_000 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(strokes, (waits) => {
        let at = 0;
        const timed = waits.map(([stroke, wait]) => [stroke, (at += wait)] as const);
        let spelt: readonly (readonly [string, number])[] = [];
        let held: HeldKeys = noKeys;
        for (const one of timed) {
          spelt = [...spelt, one];
          const next = afterStroke(held, one[0], one[1], known);
          held = next.held;
          if (next.shortcut === null) continue;
          const used = spelt.slice(-next.shortcut.split(" ").length);
          expect(used.map(([stroke]) => stroke).join(" ")).toBe(next.shortcut);
          expect((used.at(-1)?.[1] ?? 0) - (used[0]?.[1] ?? 0)).toBeLessThan(sequenceMs);
          spelt = [];
        }
      }),
    );
  });
});

describe("displayed shortcuts", () => {
  it.each([
    ["g c", false, "G C"],
    ["mod+k", false, "Ctrl K"],
    ["mod+k", true, "⌘ K"],
    ["mod+enter", false, "Ctrl Enter"],
    ["mod+shift+a", false, "Ctrl Shift A"],
    ["mod+shift+a", true, "⌘ ⇧ A"],
    ["escape", true, "Esc"],
    ["/", false, "/"],
    ["?", false, "?"],
  ])("should show %s in readable form", (keys, isApple, shown) => {
    expect(shownKeys(keys, isApple)).toBe(shown);
  });
});
