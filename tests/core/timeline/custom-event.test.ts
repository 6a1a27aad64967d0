import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { CustomEvent, factsLine } from "../../../core/timeline/custom-event.model.ts";

describe("a custom event of an organisation", () => {
  it.each([
    [{ name: "Test drive" }, true],
    [{ name: "Test drive", data: { boat: "Gull", hours: 2, again: false } }, true],
    [{ name: "x".repeat(100) }, true],
    [{ name: "x".repeat(101) }, false],
    [{ name: " " }, false],
    [{ name: "a", data: { boat: "x".repeat(201) } }, false],
    [{ name: "a", data: { ["k".repeat(61)]: 1 } }, false],
    [{ name: "a", data: { boat: null } }, false],
    [{ name: "a", more: 1 }, false],
  ])("should have a name and a few plain facts: %#", (event, isOne) => {
    expect(E.isRight(CustomEvent.decode(event))).toBe(isOne);
  });

  it("should be shown in one line", () => {
    expect(factsLine({ boat: "Gull", hours: 2, again: false })).toBe("boat: Gull · hours: 2 · again: false");
    expect(factsLine({})).toBe("");
  });
});
