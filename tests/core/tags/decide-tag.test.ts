import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideNewTag, decideTagMerge, decideTagRemoval, decideTagRename } from "../../../core/tags/decide-tag.rule.ts";
import { tagLimits } from "../../../core/tags/tag.model.ts";

const known = { names: new Set(["lead", "vip", "cold"]), busy: new Set<string>(), unused: 0 };
const refused = (answer: E.Either<{ readonly tag: string; readonly errors?: unknown }, unknown>): unknown =>
  E.isLeft(answer) ? (answer.left.errors ?? answer.left.tag) : answer.right;

describe("decisions about tags", () => {
  it("should create a tag under its normalised name, once [B3.37]", () => {
    expect(decideNewTag("  #New   Hire ", known)).toEqual(E.right("new hire"));
    expect(refused(decideNewTag("VIP", known))).toEqual({ name: ["There is a tag “vip” already."] });
    expect(refused(decideNewTag("one more", { ...known, unused: tagLimits.unused }))).toEqual({
      name: ["There can be up to 1000 tags that no contact has. Delete one first."],
    });
  });

  it("should rename a tag to a name that is free", () => {
    expect(decideTagRename("lead", "Prospect", known)).toEqual(E.right({ from: ["lead"], to: "prospect" }));
    expect(refused(decideTagRename("lead", "#VIP", known))).toEqual({
      name: ["There is a tag “vip” already. Choose another name, or merge the two."],
    });
    expect(refused(decideTagRename("lead", "LEAD", known))).toEqual({ name: ["This is the tag's name already. Enter another one."] });
    expect(refused(decideTagRename("gone", "x", known))).toBe("not-found");
  });

  it("should merge tags that are there into one of them", () => {
    expect(decideTagMerge({ from: ["lead", "Cold", "vip"], to: "vip" }, known)).toEqual(E.right({ from: ["lead", "cold"], to: "vip" }));
    expect(refused(decideTagMerge({ from: ["vip"], to: "VIP" }, known))).toEqual({
      from: ["Choose at least one other tag to merge into “vip”."],
    });
    expect(refused(decideTagMerge({ from: ["lead"], to: "gone" }, known))).toBe("not-found");
  });

  it("should wait for a change of the same tags that has not ended, and name the tag", () => {
    const waits = E.left(
      expect.objectContaining({
        tag: "conflict",
        message: "“vip” is still being renamed, merged or deleted. Try again once that is done.",
      }),
    );
    const busy = { ...known, busy: new Set(["vip"]) };
    for (const decided of [
      decideNewTag("VIP", busy),
      decideTagRename("vip", "x", busy),
      decideTagRename("lead", "#VIP", busy),
      decideTagMerge({ from: ["lead", "VIP"], to: "cold" }, busy),
      decideTagMerge({ from: ["lead"], to: "vip" }, busy),
      decideTagRemoval("Vip", busy),
    ])
      expect(decided).toEqual(waits);
    expect(decideTagRename("lead", "x", busy)).toEqual(E.right({ from: ["lead"], to: "x" }));
  });

  it("should delete a tag that is there", () => {
    expect(decideTagRemoval("#Lead", known)).toEqual(E.right({ from: ["lead"], to: null }));
    expect(refused(decideTagRemoval("gone", known))).toBe("not-found");
  });
});
