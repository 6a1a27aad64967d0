import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Id } from "../../../core/kernel/id.ts";
import { Id as IdCodec, byId, byIdAmong, idKey, referredId, sameId } from "../../../core/kernel/id.ts";

const mixedIds: fc.Arbitrary<readonly Id[]> = fc.uniqueArray(
  fc.oneof(fc.integer({ min: -20, max: 120 }), fc.constantFrom("9", "10", "2", "a", "B", "", "-1", "1e2")),
);

describe("ids", () => {
  it("should be numbers or texts and be returned as given", () => {
    expect([7, "7", "abc"].map((id) => IdCodec.decode(id))).toEqual([7, "7", "abc"].map((right) => ({ _tag: "Right", right })));
    expect(IdCodec.is(null)).toBe(false);
  });

  it("should compare numbers as numbers, anything else by code unit", () => {
    expect([10, 9, 100].toSorted(byId.compare)).toEqual([9, 10, 100]);
    expect(["10", "9", "b", "B"].toSorted(byId.compare)).toEqual(["10", "9", "B", "b"]);
    expect(byId.compare(2, "10")).toBe(1);
  });

  it("should be equal as number and as text, but only in the same spelling", () => {
    expect(sameId(7, "7")).toBe(true);
    expect(["07", "7.0", " 7", "1e1"].map((text) => typeof idKey(text))).toEqual(["string", "string", "string", "string"]);
    expect(idKey("-3")).toBe(-3);
  });

  it("should refer to nothing by null, 0 and an empty text", () => {
    expect([null, 0, ""].map(referredId)).toEqual([null, null, null]);
    expect([5, "0", "x"].map(referredId)).toEqual([5, "0", "x"]);
  });

  it("should have one order whatever the input's, even when numbers and texts are mixed", () => {
    fc.assert(
      fc.property(
        mixedIds.chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray([...ids], { minLength: ids.length }))),
        ([ids, shuffled]) => {
          const sorted = ids.toSorted(byIdAmong(ids).compare);
          expect(shuffled.toSorted(byIdAmong(shuffled).compare)).toEqual(sorted);
          const numbers = sorted.filter((id) => typeof id === "number");
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it("should be compared among two as they are compared alone", () => {
    fc.assert(
      fc.property(mixedIds, ([a, b]) => {
        fc.pre(a !== undefined && b !== undefined && String(a) !== String(b));
        expect(byIdAmong([a, b]).compare(a, b)).toBe(byId.compare(a, b));
      }),
    );
  });
});
