import { describe, expect, it } from "vitest";
import { mergedId, namedIn, seenOf } from "../../../core/merges/merge-window.view-model.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";

describe("the window of a merge", () => {
  it("should merge the contact that does not stay", () => {
    expect([mergedId({ kept: 3, other: 7 }, 3), mergedId({ kept: 3, other: 7 }, 7)]).toEqual([7, 3]);
  });

  it("should have seen and named nothing before its plan is loaded", () => {
    expect(seenOf(undefined)).toEqual({});
    expect(namedIn(undefined, [customFieldOf("boss", "related_contacts")])).toEqual([]);
  });
});
