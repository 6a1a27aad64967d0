import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tagsAfter, tagsDone, tagsGiven, tagsReturned, tagsTaken, tagsWithdrawn } from "../../../core/tags/tags-after.rule.ts";

const tag = fc.constantFrom("a", "b", "c", "d", "e");
const tagsArb = fc.uniqueArray(tag);
const changeArb = fc
  .record({ from: fc.uniqueArray(tag, { minLength: 1, maxLength: 3 }), to: fc.option(tag) })
  .map(({ from, to }) => ({ from: from.filter((one) => one !== to), to }));

describe("tags after a change", () => {
  it("should have the new tag in the place of the first that it replaces", () => {
    expect(tagsAfter(["vip", "lead", "new"], { from: ["lead"], to: "prospect" })).toEqual(["vip", "prospect", "new"]);
    expect(tagsAfter(["lead", "vip", "cold lead"], { from: ["lead", "cold lead"], to: "prospect" })).toEqual(["prospect", "vip"]);
    expect(tagsAfter(["lead", "prospect"], { from: ["lead"], to: "prospect" })).toEqual(["prospect"]);
    expect(tagsAfter(["lead", "vip"], { from: ["lead"], to: null })).toEqual(["vip"]);
    expect(tagsAfter(["vip"], { from: ["lead"], to: "prospect" })).toEqual(["vip"]);
  });

  it("should keep the old tags until all contacts have the new one", () => {
    expect(tagsGiven(["vip", "lead"], { from: ["lead"], to: "prospect" })).toEqual(["vip", "prospect", "lead"]);
    expect(tagsTaken(["vip", "prospect", "lead"], ["lead"])).toEqual(["vip", "prospect"]);
  });

  it("should hold the same tags as before once the change is undone, whatever they were", () => {
    fc.assert(
      fc.property(tagsArb, changeArb, (before, change) => {
        const done = tagsDone(before, change);
        const returned = tagsReturned(tagsAfter(before, change), done, change.to);
        if (done.lost.length === 0) return;
        expect(tagsWithdrawn(returned ?? [], done, change.to).toSorted()).toEqual(before.toSorted());
      }),
    );
  });

  it("should be kept by the undo where the contact lost the new tag since", () => {
    expect(tagsReturned(["vip"], { lost: ["lead"], gained: true }, "prospect")).toBe(null);
    expect(tagsWithdrawn(["vip", "prospect"], { lost: ["lead"], gained: true }, "prospect")).toEqual(["vip", "prospect"]);
  });
});
