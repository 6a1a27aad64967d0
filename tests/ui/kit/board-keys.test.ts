import { describe, expect, it } from "vitest";
import { actForKey } from "../../../ui/kit/board-keys.ts";

const columns = [
  { id: "new", cards: ["c"] },
  { id: "todo", cards: ["d", "e"] },
  { id: "doing", cards: ["a"] },
  { id: "reviewing", cards: [] },
  { id: "done", cards: ["b"] },
];
const pressed = (card: string, key: string, isMove = false) => actForKey(columns, card, { key, isMove });

describe("keys on a card of a board", () => {
  it("should go up and down a column and stop at its ends", () => {
    expect(pressed("d", "ArrowDown")).toEqual({ focus: "e" });
    expect(pressed("e", "ArrowUp")).toEqual({ focus: "d" });
    expect(pressed("e", "ArrowDown")).toBeNull();
    expect(pressed("d", "ArrowUp")).toBeNull();
  });

  it("should go to the columns beside, past empty ones, to the nearest card", () => {
    expect(pressed("c", "ArrowRight")).toEqual({ focus: "d" });
    expect(pressed("e", "ArrowRight")).toEqual({ focus: "a" });
    expect(pressed("a", "ArrowRight")).toEqual({ focus: "b" });
    expect(pressed("b", "ArrowRight")).toBeNull();
    expect(pressed("a", "ArrowLeft")).toEqual({ focus: "d" });
  });

  it("should move a card with Alt to the column before or after, an empty one too, and not past the ends", () => {
    expect(pressed("a", "ArrowRight", true)).toEqual({ move: "a", to: "reviewing" });
    expect(pressed("a", "ArrowLeft", true)).toEqual({ move: "a", to: "todo" });
    expect(pressed("c", "ArrowLeft", true)).toBeNull();
    expect(pressed("b", "ArrowRight", true)).toBeNull();
    expect(pressed("a", "ArrowUp", true)).toBeNull();
  });

  it("should do nothing for other keys and other cards", () => {
    expect(pressed("a", "Enter")).toBeNull();
    expect(pressed("nobody", "ArrowDown")).toBeNull();
  });
});
