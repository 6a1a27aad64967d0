import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readDate } from "../../../core/validation/read-date.rule.ts";

const noon = 1_782_907_200;

describe("a typed date", () => {
  it("should be read where it was typed, and shown there", () => {
    expect(readDate({ value: "today", offset: 120 }, noon)).toEqual(
      E.right({ status: "success", timestamp: noon - 14 * 3600, formatted: "Jul 1, 2026, 12:00 AM" }),
    );
  });

  it("should be refused under its field when it is no date", () => {
    const refused = readDate({ value: "soonish", offset: 0 }, noon);
    expect(E.isLeft(refused) && "errors" in refused.left ? refused.left.errors : null).toEqual({
      value: ['"soonish" is not a valid format'],
    });
  });
});
