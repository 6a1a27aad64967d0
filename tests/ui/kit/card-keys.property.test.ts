import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardForKey } from "../../../ui/kit/card-keys.ts";
import { columnsFor } from "../../../ui/kit/use-card-columns.ts";

const keys = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", "j", "k"];
const place = fc
  .integer({ min: 1, max: 500 })
  .chain((count) =>
    fc.record({ count: fc.constant(count), active: fc.integer({ min: 0, max: count - 1 }), columns: fc.integer({ min: 1, max: 9 }) }),
  );

describe("keys among cards in lines", () => {
  it.each([
    ["ArrowRight", 3, 4],
    ["ArrowRight", 13, 13],
    ["ArrowLeft", 4, 3],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 1, 5],
    ["ArrowDown", 11, 13],
    ["ArrowDown", 12, 12],
    ["ArrowUp", 6, 2],
    ["ArrowUp", 2, 2],
    ["PageDown", 1, 13],
    ["PageUp", 13, 1],
    ["PageUp", 6, 2],
    ["Home", 9, 0],
    ["End", 2, 13],
    ["j", 5, 6],
    ["k", 5, 4],
  ])("should lead by %s from %i to %i, of fourteen in lines of four", (key, from, to) => {
    expect(cardForKey(key, from, 14, 4)).toBe(to);
  });

  it("should mean nothing by another key, or without cards", () => {
    expect(cardForKey("Enter", 0, 14, 4)).toBeNull();
    expect(cardForKey("ArrowDown", 0, 0, 4)).toBeNull();
  });

  it("should always lead to an existing card", () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...keys), ({ count, active, columns }, key) => {
        const to = cardForKey(key, active, count, columns) ?? -1;
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(count);
      }),
    );
  });

  it("should stay in its column going up, and come back by going up where the line below is full", () => {
    fc.assert(
      fc.property(place, ({ count, active, columns }) => {
        expect((cardForKey("ArrowUp", active, count, columns) ?? 0) % columns).toBe(active % columns);
        if (active + columns >= count) return;
        expect(cardForKey("ArrowUp", cardForKey("ArrowDown", active, count, columns) ?? 0, count, columns)).toBe(active);
      }),
    );
  });
});

describe("how many cards stand in a line", () => {
  it.each([
    [0, 1],
    [320, 1],
    [415, 1],
    [416, 2],
    [1_120, 5],
  ])("should find room for cards on %i px: %i", (width, columns) => {
    expect(columnsFor(width)).toBe(columns);
  });
});
