import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { followed, pastedLines, withInserted, withMoved, withoutRow, withRow } from "../../../core/lessons/list-edit.rule.ts";
import { secondsOfTime, timeOfSeconds } from "../../../core/video/time-text.rule.ts";

const rows = ["a", "b", "c"];

describe("edits of a list", () => {
  it("should change, move, delete and insert rows", () => {
    expect(withRow(rows, 1, "x")).toEqual({ rows: ["a", "x", "c"], order: [0, 1, 2] });
    expect(withMoved(rows, 0, 2)).toEqual({ rows: ["b", "c", "a"], order: [1, 2, 0] });
    expect(withoutRow(rows, 1)).toEqual({ rows: ["a", "c"], order: [0, 2] });
    expect(withInserted(rows, 1, ["x", "y"])).toEqual({ rows: ["a", "x", "y", "b", "c"], order: [0, null, null, 1, 2] });
  });

  it("should not move a row beyond either end", () => {
    expect([withMoved(rows, 0, -1), withMoved(rows, 2, 3), withMoved(rows, 1, 1), withMoved(rows, 5, 0)]).toEqual([null, null, null, null]);
  });

  it("should keep the same rows marked", () => {
    const marked = fc.uniqueArray(fc.integer({ min: 0, max: 9 }));
    const list = fc.constant(Array.from({ length: 10 }, (_, at) => `row ${at}`));
    const place = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(list, marked, place, place, (all, positions, from, to) => {
        for (const edit of [withMoved(all, from, to), withInserted(all, from, ["new"]), withoutRow(all, from)]) {
          if (edit === null) continue;
          const before = new Set(positions.map((at) => all[at]));
          const after = followed(positions, edit.order).map((at) => edit.rows[at]);
          expect(new Set(after)).toEqual(new Set([...before].filter((row) => row !== undefined && edit.rows.includes(row))));
        }
      }),
    );
  });

  it("should read pasted lines without bullets and numbers", () => {
    expect(pastedLines("• Helmet on\r\n\n 2. Vest closed\n- Radio\n3D glasses")).toEqual([
      "Helmet on",
      "Vest closed",
      "Radio",
      "3D glasses",
    ]);
  });
});

describe("positions in a video", () => {
  it("should be read as minutes and seconds, and as seconds", () => {
    expect(["1:30", "90", "1:02:03", "0:05.5", " 2:00 "].map(secondsOfTime)).toEqual([90, 90, 3723, 5.5, 120]);
    expect(["", "1:75", "a", "1:2:3:4", "-5"].map(secondsOfTime)).toEqual([null, null, null, null, null]);
  });

  it("should be read as they are written", () => {
    expect([0, 65, 3723, 5.5].map(timeOfSeconds)).toEqual(["0:00", "1:05", "1:02:03", "0:05.5"]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenths) => {
        expect(secondsOfTime(timeOfSeconds(tenths / 10))).toBeCloseTo(tenths / 10, 5);
      }),
    );
  });
});
