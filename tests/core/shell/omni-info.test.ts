import { describe, expect, it } from "vitest";
import { omniInfo } from "../../../core/shell/omni-info.rule.ts";

describe("the note beside a found record", () => {
  it.each([
    ["contact", "+14155550043", "(415) 555-0043"],
    ["contact", "ann@mail.example", "ann@mail.example"],
    ["contact", "", ""],
    ["campaign", "4155550043", "4155550043"],
  ] as const)("should be for a %s with %j: %j", (type, info, said) => {
    expect(omniInfo({ type, info })).toBe(said);
  });
});
