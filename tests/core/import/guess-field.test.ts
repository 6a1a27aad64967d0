import { describe, expect, it } from "vitest";
import { guessField } from "../../../core/import/guess-field.rule.ts";

const long = "A line that tells at some length what was said when they called on Monday";

describe("The suggested field of a column", () => {
  it.each<readonly [string, readonly string[], string]>([
    ["yes and no", ["yes", "No", "TRUE"], "bool"],
    ["ones and zeros, which count as often as they say yes", ["1", "0"], "string"],
    ["ones that count", ["1", "2"], "int"],
    ["numbers with thousands", ["1,200", "12"], "int"],
    ["postcodes, whose zeros stay", ["01234", "99999"], "string"],
    ["phone numbers, whose plus stays", ["+15550100", "+15550101"], "string"],
    ["days", ["2026-11-22", "2026-01-02"], "date"],
    ["days in an order that one of them tells", ["31/12/2026", "01/02/2026"], "date"],
    ["times", ["2026-11-22 10:30", "2026-11-23 09:00"], "time"],
    ["days and times", ["2026-11-22 10:30", "2026-11-23"], "date"],
    ["addresses", ["ada@mail.example", "BO@mail.example"], "email"],
    ["an address and something else", ["ada@mail.example", "none"], "string"],
    ["several things in one cell", ["red; blue", "red"], "list"],
    ["sentences with a semicolon", ["red; this one is much too long to be a choice of a list", "red"], "string"],
    ["one long line", [long, "short"], "textarea"],
    ["words", ["red", "blue"], "string"],
    ["nothing", [], "string"],
  ])("should be right for %s", (_, samples, type) =>
    expect(guessField({ name: "Column", samples: [...samples] })).toMatchObject({ label: "Column", type }),
  );

  it("should offer each kind of value in the samples once", () => {
    expect(guessField({ name: "Colours", samples: ["red; blue", "blue|green"] }).values).toEqual(["red", "blue", "green"]);
    expect(guessField({ name: "Colour", samples: ["red"] }).values).toBeNull();
  });
});
