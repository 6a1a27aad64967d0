import { describe, expect, it } from "vitest";
import { isSuggested, soughtValue, suggestedValues } from "../../../core/groups/suggested-value.rule.ts";

describe("suggested values of a condition", () => {
  it("should be offered for texts, addresses and lists, where a value is typed", () => {
    expect([isSuggested("string", "text"), isSuggested("email", "texts"), isSuggested("list", "set")]).toEqual([true, true, true]);
    expect([
      isSuggested("string", "none"),
      isSuggested("secret", "text"),
      isSuggested("int", "number"),
      isSuggested("related_contacts", "set"),
      isSuggested(undefined, "text"),
    ]).toEqual([false, false, false, false, false]);
  });

  it("should be searched by the whole text, or by the last of several", () => {
    expect(soughtValue("text", "New York, NY")).toBe("New York, NY");
    expect(soughtValue("set", "vip, le")).toBe("le");
    expect(soughtValue("texts", "vip,")).toBe("");
  });

  it("should replace what was typed last, those with commas in quotes, without values already named", () => {
    expect(suggestedValues("text", "os", ["Oslo", "Oslo, north"])).toEqual(["Oslo", "Oslo, north"]);
    expect(suggestedValues("set", "vip, le", ["lead", "vip", "le, b"])).toEqual(["vip, lead", 'vip, "le, b"']);
    expect(suggestedValues("set", '"le, b", le', ["lead", "le, b"])).toEqual(['"le, b", lead']);
    expect(suggestedValues("set", "le", ["lead"])).toEqual(["lead"]);
  });
});
