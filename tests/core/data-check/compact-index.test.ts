import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeCompactIndex } from "../../../core/data-check/compact-index.ts";
import { makeGrowingArray } from "../../../core/data-check/growing-array.ts";

describe("the compact index", () => {
  it("should remember where each text was first seen", () => {
    const index = makeCompactIndex();
    expect(index.add("a", 5)).toBeNull();
    expect(index.add("a", 9)).toBe(5);
    expect(index.find("a")).toBe(5);
    expect(index.find("b")).toBeNull();
    expect(index.add("", 0)).toBeNull();
    expect(index.add("", 1)).toBe(0);
  });

  it("should distinguish two hundred thousand texts while it grows", () => {
    const index = makeCompactIndex();
    const texts = Array.from({ length: 200_000 }, (_, at) => `person${at}@example.com`);
    expect(texts.every((text, at) => index.add(text, at) === null)).toBe(true);
    expect(index.size()).toBe(200_000);
    expect(texts.every((text, at) => index.find(text) === at)).toBe(true);
  });

  it("should answer as a map of texts does", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (texts) => {
        const index = makeCompactIndex();
        const map = new Map<string, number>();
        texts.forEach((text, at) => {
          expect(index.add(text, at)).toBe(map.get(text) ?? null);
          if (!map.has(text)) map.set(text, at);
        });
        expect(index.size()).toBe(map.size);
      }),
    );
  });
});

describe("the growing array", () => {
  it("should hold the pushed values, in order", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 2_000 }), (values) => {
        const array = makeGrowingArray();
        for (const value of values) array.push(value);
        expect(Array.from({ length: array.length() }, (_, at) => array.at(at))).toEqual(values);
        expect(array.at(values.length)).toBe(0);
      }),
    );
  });
});
