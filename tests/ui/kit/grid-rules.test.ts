import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextSort, sortOfParameter, sortParameter } from "../../../ui/kit/grid-column.ts";
import { rowForKey } from "../../../ui/kit/grid-keys.ts";
import { allToggled, coverage, toggled, withAll } from "../../../ui/kit/grid-selection.ts";
import { sourceOf } from "../../../ui/kit/long-rows.ts";

describe("the parameter of a sort order", () => {
  it("should be the column, with a minus when descending", () => {
    expect(sortOfParameter("-fields.city")).toEqual({ column: "fields.city", direction: "descending" });
    expect(sortOfParameter("name")).toEqual({ column: "name", direction: "ascending" });
    expect(["name", "-fields.city"].map((sort) => sortParameter(sortOfParameter(sort)))).toEqual(["name", "-fields.city"]);
  });
});

describe("the row a key leads to", () => {
  it.each([
    ["ArrowDown", 0, 3, 1],
    ["j", 1, 3, 2],
    ["j", 2, 3, 2],
    ["ArrowUp", 2, 3, 1],
    ["k", 0, 3, 0],
    ["Home", 2, 3, 0],
    ["End", 0, 3, 2],
    ["PageDown", 0, 100, 10],
    ["PageDown", 95, 100, 99],
    ["PageUp", 5, 100, 0],
    ["End", 0, 1, 0],
  ])("should be for %s in row %i of %i: %i", (key, active, count, expected) => {
    expect(rowForKey(key, active, count)).toBe(expected);
  });

  it("should be none for other keys and for no rows", () => {
    expect(rowForKey("a", 0, 3)).toBeNull();
    expect(rowForKey("ArrowDown", 0, 0)).toBeNull();
  });

  it("should always be one of the rows", () => {
    const key = fc.constantFrom("ArrowDown", "ArrowUp", "j", "k", "Home", "End", "PageDown", "PageUp");
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.record({ count: fc.constant(count), active: fc.nat({ max: count - 1 }) }));
    fc.assert(
      fc.property(key, place, (pressed, { count, active }) => {
        const row = rowForKey(pressed, active, count);
        expect(row).toBeGreaterThanOrEqual(0);
        expect(row).toBeLessThan(count);
      }),
    );
  });
});

describe("the selection", () => {
  const ids = ["a", "b", "c", "d"];

  it("should take one in and out", () => {
    expect([...toggled(new Set(["a"]), "b")]).toEqual(["a", "b"]);
    expect([...toggled(new Set(["a", "b"]), "b")]).toEqual(["a"]);
  });

  it("should add several rows and keep the selected ones", () => {
    expect([...withAll(new Set(["d"]), ["a", "b", "d"])]).toEqual(["d", "a", "b"]);
  });

  it("should find the ids of a range in either direction, both ends included, and none where a row is not there", () => {
    const source = sourceOf([{ id: "a" }, { id: "b" }, { id: "c" }], undefined, ({ id }) => id);
    expect(source.between(0, 2)).toEqual(["a", "b", "c"]);
    expect(source.between(2, 1)).toEqual(["b", "c"]);
    expect(source.between(2, 3)).toBeNull();
  });

  it("should take all, and none once all were in, leaving those of other pages", () => {
    expect([...allToggled(new Set(["z", "a"]), ids)].toSorted()).toEqual(["a", "b", "c", "d", "z"]);
    expect([...allToggled(new Set(["z", ...ids]), ids)]).toEqual(["z"]);
  });

  it("should say how much of a page is in", () => {
    expect(coverage(new Set(["z"]), ids)).toBe("none");
    expect(coverage(new Set(["a", "z"]), ids)).toBe("some");
    expect(coverage(new Set(ids), ids)).toBe("all");
    expect(coverage(new Set(), [])).toBe("none");
  });

  it("should come back to where it was when one is taken in and out", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (chosen, id) => {
        expect(toggled(toggled(new Set(chosen), id), id)).toEqual(new Set(chosen));
      }),
    );
  });
});

describe("sorting by a header", () => {
  it("should begin ascending, then turn, and begin again on another column", () => {
    expect(nextSort("name", undefined)).toEqual({ column: "name", direction: "ascending" });
    expect(nextSort("name", { column: "name", direction: "ascending" })).toEqual({ column: "name", direction: "descending" });
    expect(nextSort("name", { column: "name", direction: "descending" })).toEqual({ column: "name", direction: "ascending" });
    expect(nextSort("points", { column: "name", direction: "ascending" })).toEqual({ column: "points", direction: "ascending" });
  });
});
