import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byteRange } from "../../../../adapters/server/files/serving/byte-range.ts";

describe("A range of bytes", () => {
  it.each([
    [undefined, { kind: "whole" }],
    ["bytes=0-0", { kind: "part", start: 0, end: 0 }],
    ["bytes=0-", { kind: "part", start: 0, end: 99 }],
    ["bytes=10-19", { kind: "part", start: 10, end: 19 }],
    ["bytes=90-1000", { kind: "part", start: 90, end: 99 }],
    ["bytes=-10", { kind: "part", start: 90, end: 99 }],
    ["bytes=-1000", { kind: "part", start: 0, end: 99 }],
    ["bytes=99-", { kind: "part", start: 99, end: 99 }],
    ["bytes=100-", { kind: "unsatisfiable" }],
    ["bytes=-0", { kind: "unsatisfiable" }],
    ["bytes=20-10", { kind: "whole" }],
    ["bytes=0-1,5-6", { kind: "whole" }],
    ["bytes=-", { kind: "whole" }],
    ["pages=1-2", { kind: "whole" }],
  ])("should read %s of a hundred bytes", (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  it("should never exceed the file, whatever is requested", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1000 }), (noise, a, b, size) => {
        for (const header of [noise, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${b}`]) {
          const range = byteRange(header, size);
          if (range.kind === "part") expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true);
        }
      }),
    );
  });
});
