import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnRows, rowsInSight } from "../../../ui/kit/grid-window.ts";
import { placeAfter, scrollAt, scrollSpace, tallest, topAt } from "../../../ui/kit/scroll-scale.ts";

const view = fc.integer({ min: 200, max: 1_500 });
const height = fc.integer({ min: 30, max: 150 });
const lists = fc.record({ count: fc.integer({ min: 61, max: 2_000_000 }), height, view, part: fc.double({ min: 0, max: 1, noNaN: true }) });

describe("a list that is taller than browsers can scroll", () => {
  it("should never need a taller space than they have", () => {
    fc.assert(
      fc.property(lists, ({ count, height: row }) => {
        expect(scrollSpace(count * row)).toBeLessThanOrEqual(tallest);
      }),
    );
    expect(scrollSpace(44 * 10_000)).toBe(440_000);
  });

  it("should be all of it within reach, in order, and come back to where it was", () => {
    fc.assert(
      fc.property(lists, ({ count, height: row, view: seen, part }) => {
        const full = count * row;
        const most = Math.max(0, scrollSpace(full) - seen);
        expect(topAt(0, full, seen)).toBe(0);
        expect(topAt(most, full, seen)).toBeCloseTo(Math.max(0, full - seen), 3);
        const scroll = most * part;
        expect(topAt(scroll, full, seen)).toBeLessThanOrEqual(topAt(Math.min(most, scroll + 1), full, seen));
        expect(scrollAt(topAt(scroll, full, seen), full, seen)).toBeCloseTo(scroll, 3);
      }),
    );
  });

  it("should move by the scrolled distance, and after a drag to the position of the scroll bar", () => {
    const full = 44 * 1_000_000;
    const middle = { scroll: scrollAt(22_000_000, full, 600), top: 22_000_000 };
    expect(placeAfter(middle, middle.scroll + 100, full, 600).top).toBe(22_000_100);
    expect(placeAfter(middle, middle.scroll - 599, full, 600).top).toBe(22_000_000 - 599);
    expect(placeAfter(middle, 14_000_000, full, 600).top).toBe(topAt(14_000_000, full, 600));
    expect(placeAfter({ scroll: 50, top: 300 }, 0, full, 600).top).toBe(0);
  });

  it("should draw every row in sight where it belongs, few others, the active one among them, in a space of one height", () => {
    fc.assert(
      fc.property(lists, fc.nat(), ({ count, height: row, view: seen, part }, some) => {
        const full = count * row;
        const active = some % count;
        const scroll = Math.round(Math.max(0, scrollSpace(full) - seen) * part);
        const place = { scroll, top: topAt(scroll, full, seen) };
        const { first, last } = rowsInSight(place, row, seen, count);
        const { items, spaceAfter } = drawnRows(place, row, seen, count, active);
        const indexes = items.map(({ index }) => index);
        expect(indexes).toEqual([...new Set(indexes)].toSorted((a, b) => a - b));
        expect(indexes).toContain(active);
        expect(items.length).toBeLessThanOrEqual(last - first + 1 + 25);
        let end = 0;
        for (const { index, spaceBefore } of items) {
          expect(spaceBefore).toBeGreaterThanOrEqual(0);
          if (index >= first && index <= last) expect(end + spaceBefore - place.scroll).toBeCloseTo(index * row - place.top, 2);
          end += spaceBefore + row;
        }
        expect(end + spaceAfter).toBeGreaterThanOrEqual(scrollSpace(full) - 0.01);
        expect(end + spaceAfter).toBeLessThanOrEqual(scrollSpace(full) + 2 * row);
      }),
    );
  });
});
