import { describe, expect, it } from "vitest";
import { loopRefusal, mergeRefusal, secretsTaken, unmergeRefusal } from "../../../core/merges/decide-merge.rule.ts";
import type { MergeRequest } from "../../../core/merges/merge.model.ts";
import { storedContact } from "../contacts/stored-contact.ts";

const kept = storedContact({ con_id: 1, id: "1", first_name: "Ada", version: 4 });
const other = storedContact({ con_id: 2, id: "2", first_name: "Ada L.", version: 9 });
const facts = { kept: {}, other: {}, both: [kept, other], shown: new Set(["town"]) };
const request: MergeRequest = { kept_id: 1, merge_id: 2, seen: { kept: 4, other: 9 } };

describe("a merge", () => {
  it("should be carried out for two contacts of the reviewed versions, with choices of visible fields", () => {
    expect(mergeRefusal({ ...request, choices: { town: "other" } }, facts)).toBeNull();
    expect(mergeRefusal({ kept_id: 1, merge_id: 2 }, facts)).toBeNull();
  });

  it("should be refused for the same contact twice", () => {
    expect(mergeRefusal({ kept_id: 1, merge_id: 1 }, facts)).toMatchObject({
      tag: "invalid",
      errors: { merge_id: ["Choose another contact than the one that is kept"] },
    });
  });

  it("should be refused if one of the two does not exist", () => {
    expect(mergeRefusal(request, { ...facts, kept: null })).toMatchObject({ tag: "not-found" });
    expect(mergeRefusal(request, { ...facts, other: null })).toMatchObject({ tag: "not-found" });
  });

  it("should be refused as a version conflict with the changed contact, except for a dry run", () => {
    expect(mergeRefusal({ ...request, seen: { kept: 3, other: 9 } }, facts)).toMatchObject({ tag: "conflict", current: kept });
    expect(mergeRefusal({ ...request, seen: { kept: 4, other: 8 } }, facts)).toMatchObject({ tag: "conflict", current: other });
    expect(mergeRefusal({ ...request, seen: { kept: 3, other: 8 }, dry_run: true }, facts)).toBeNull();
  });

  it("should be refused with a choice for a field that does not exist or is hidden from the user", () => {
    expect(mergeRefusal({ ...request, choices: { salary: "other" } }, facts)).toMatchObject({
      tag: "invalid",
      errors: { "choices.salary": ['Unknown field "salary"'] },
    });
  });

  it("should be refused if a chosen relation would refer to the merged contact", () => {
    const boss = { field: "boss", kept: [3], other: [1], result: [3], can_join: true, loops: ["other" as const] };
    expect(loopRefusal({ boss: "other" }, [boss])).toMatchObject({ tag: "invalid", errors: { "choices.boss": [expect.any(String)] } });
    expect(loopRefusal({ boss: "kept" }, [boss])).toBeNull();
    expect(loopRefusal({}, [boss])).toBeNull();
  });

  it("should use the secret of the other contact if it is chosen, or if the kept one has none and it is not refused", () => {
    const fields = { vault: "secret", town: "string" } as const;
    expect(secretsTaken(fields, { vault: "other" }, { vault: "••••" })).toEqual(["vault"]);
    expect(secretsTaken(fields, {}, { vault: null })).toEqual(["vault"]);
    expect(secretsTaken(fields, {}, { vault: "••••" })).toEqual([]);
    expect(secretsTaken(fields, { vault: "kept" }, { vault: null })).toEqual([]);
  });
});

describe("undoing a merge", () => {
  const day = 86_400;
  const merged = { at: 1_000, undone_at: null, younger: false, isKeptThere: true };

  it("should be possible for 30 days", () => {
    expect(unmergeRefusal(merged, 1_000 + 30 * day - 1)).toBeNull();
    expect(unmergeRefusal(merged, 1_000 + 30 * day)).toMatchObject({ errors: { merge: ["A merge can be undone for 30 days"] } });
  });

  it("should be refused if the merge is unknown or undone, or the kept contact was deleted or merged since", () => {
    expect(unmergeRefusal(null, 1_001)).toMatchObject({ tag: "not-found" });
    expect(unmergeRefusal({ ...merged, undone_at: 1_001 }, 1_002)).toMatchObject({
      errors: { merge: ["This merge has already been undone"] },
    });
    expect(unmergeRefusal({ ...merged, isKeptThere: false }, 1_001)).toMatchObject({
      errors: { merge: ["The kept contact was deleted or merged again; restore it first"] },
    });
    expect(unmergeRefusal({ ...merged, younger: true }, 1_001)).toMatchObject({
      errors: { merge: ["Another contact was merged into this one since; undo that first"] },
    });
  });
});
