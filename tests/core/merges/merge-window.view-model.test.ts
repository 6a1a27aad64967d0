import { describe, expect, it } from "vitest";
import { mergedId, namedIn, seenOf } from "../../../core/merges/merge-window.view-model.ts";
import type { MergeOutcome } from "../../../core/merges/merge.model.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";
import { storedContact } from "../contacts/stored-contact.ts";

const fields = [customFieldOf("boss", "related_contacts"), customFieldOf("size", "list")];
const difference = (field: string, kept: unknown, other: unknown) => ({ field, kept, other, result: kept, can_join: false, loops: [] });
const plan: MergeOutcome = {
  status: "success",
  merged: false,
  id: null,
  kept: storedContact({ con_id: 3, version: 4 }),
  other: storedContact({ con_id: 7, version: 9 }),
  changes: [],
  differing: [difference("boss", [1, 2], [5]), difference("size", ["8"], ["9"])],
  labels: {},
  moved: {},
};

describe("the window of a merge", () => {
  it("should merge the contact that is not kept", () => {
    expect([mergedId({ kept: 3, other: 7 }, 3), mergedId({ kept: 3, other: 7 }, 7)]).toEqual([7, 3]);
  });

  it("should have reviewed and named nothing before its plan is loaded", () => {
    expect(seenOf(undefined)).toEqual({});
    expect(namedIn(undefined, fields)).toEqual([]);
  });

  it("should send the versions that its plan showed", () => {
    expect(seenOf(plan)).toEqual({ seen: { kept: 4, other: 9 } });
  });

  it("should name the contacts in differing relations, of either contact, and no choice of a list", () => {
    expect(namedIn(plan, fields)).toEqual([1, 2, 5]);
  });
});
