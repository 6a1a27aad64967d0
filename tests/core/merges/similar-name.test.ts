import { describe, expect, it } from "vitest";
import { isSimilarName, nameLikeness } from "../../../core/merges/similar-name.rule.ts";

const similar = (a: string, b: string, families: readonly [string, string] = ["doe", "doe"]): boolean =>
  isSimilarName({ first_name: a, last_name: families[0] }, { first_name: b, last_name: families[1] });

describe("similar names", () => {
  it.each([
    ["jon", "jonathan", true],
    ["anna", "ana", true],
    ["catherine", "katherine", false],
    ["jon", "jim", false],
    ["mary ann", "mary anne", true],
    ["", "jon", false],
  ])("should be recognised for %j and %j: %s", (a, b, is) => {
    expect(similar(a, b)).toBe(is);
    expect(similar(b, a)).toBe(is);
  });

  it("should have one family name, which is not empty", () => {
    expect(similar("jon", "jon", ["doe", "dow"])).toBe(false);
    expect(similar("jon", "jon", ["", ""])).toBe(false);
  });

  it("should not match contacts of one family without a first name", () => expect(similar("", "")).toBe(false));

  it("should be compared by their common trigrams", () => {
    expect(nameLikeness("anna", "anna")).toBe(1);
    expect(nameLikeness("anna", "ana")).toBe(3 / 6);
    expect(nameLikeness("bo", "cy")).toBe(0);
    expect(nameLikeness("-", "-")).toBe(0);
  });
});
