import { describe, expect, it } from "vitest";
import { freeIdentifier, identifier } from "../../../core/validation/identifier.rule.ts";

describe("an identifier", () => {
  it.each([
    ["First Name!", "first_name_"],
    ["a--b", "a__b"],
    ["Zoë", "zo_"],
    ["", ""],
    [" x ", "_x_"],
    ["A1_z", "a1_z"],
    ["👍", "_"],
    ["e\u0301", "e_"],
    ["１２", "__"],
    ["Straße\n2", "stra_e_2"],
  ])("should be %j cleaned to %j, one underscore per character [A5.19, B5.11]", (text, cleaned) => {
    expect(identifier(text)).toBe(cleaned);
  });

  it("should get the first free suffix if it is taken, and be refused if nothing is left", () => {
    expect(freeIdentifier("Size", new Set())).toBe("size");
    expect(freeIdentifier("Size", new Set(["size"]))).toBe("size_2");
    expect(freeIdentifier("Size", new Set(["size", "size_2", "size_3"]))).toBe("size_4");
    expect(freeIdentifier("  ", new Set())).toBeNull();
  });
});
