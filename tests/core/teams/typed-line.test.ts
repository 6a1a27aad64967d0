import * as O from "fp-ts/lib/Option.js";
import { describe, expect, it } from "vitest";
import { typedLine } from "../../../core/teams/typed-line.rule.ts";

describe("The phone number typed for a team", () => {
  it.each([
    ["(212) 555-0161", O.some("+12125550161")],
    ["+44 7911 123456", O.some("+447911123456")],
    ["  ", O.some(null)],
    ["12", O.none],
    ["call me", O.none],
  ])("should be stored for %j as a number, none, or refused", (typed, line) => {
    expect(typedLine(typed)).toEqual(line);
  });
});
