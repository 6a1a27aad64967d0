import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestMatches, matchRank, searchFold, showsTerm } from "../../../core/shell/omni-rank.rule.ts";
import type { OmniType } from "../../../core/shell/omni.model.ts";
import { namesByRank, omniResult } from "../../arbitraries/omni.arb.ts";

const record = (name: string, type: OmniType = "contact", id = 1) => ({ name, type, id });

describe("how well a name fits a term", () => {
  it.each([
    ["Anna Berg", "anna berg", 0],
    ["Anna  Berg", " ANNA berg ", 0],
    ["Ännä", "anna", 0],
    ["Øyvind Łoś", "oyvind los", 0],
    ["Straße", "strasse", 0],
    ["Anna Berg", "ann", 1],
    ["Anna Berg", "ber", 2],
    ["Johanna", "anna", 3],
    ["Johanna", "otto", 4],
  ])("should rank %s for %s as %i", (name, term, rank) => {
    expect(matchRank(name, term)).toBe(rank);
  });

  it("should rank every name as it was built", () => {
    fc.assert(
      fc.property(namesByRank, ({ term, names }) => {
        expect(names.map((name) => matchRank(name, term))).toEqual([0, 1, 2, 3, 4]);
      }),
    );
  });

  it("should fold a folded text to itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(searchFold(searchFold(text))).toBe(searchFold(text));
      }),
    );
  });

  it("should also search the term in a record's note", () => {
    expect(showsTerm({ name: "Otto", info: "anna@mail.example" }, "ann")).toBe(true);
    expect(showsTerm({ name: "Otto", info: "" }, "ann")).toBe(false);
  });
});

describe("the best matches", () => {
  it("should put exact names first, then prefixes, word prefixes, and names that contain the term", () => {
    const found = [
      record("Johanna", "contact", 1),
      record("Berg Anna", "contact", 2),
      record("Anna", "team", 3),
      record("Annabel", "contact", 4),
    ];
    expect(bestMatches(found, "anna", 10).map(({ name }) => name)).toEqual(["Anna", "Annabel", "Berg Anna", "Johanna"]);
  });

  it("should settle ties by type, then by name", () => {
    const found = [
      record("Anna", "team", 1),
      record("Anna", "campaign", 2),
      record("Anna", "lesson", 3),
      record("Anna", "contact", 5),
      record("Anna", "contact", 4),
    ];
    expect(bestMatches(found, "anna", 10).map(({ type, id }) => `${type} ${id}`)).toEqual([
      "contact 4",
      "contact 5",
      "lesson 3",
      "campaign 2",
      "team 1",
    ]);
    expect(bestMatches([record("Anna Z", "contact", 1), record("Anna B", "contact", 2)], "anna", 10).map(({ name }) => name)).toEqual([
      "Anna B",
      "Anna Z",
    ]);
  });

  it("should give the same result for every order of the input, nothing twice, and never more than the limit", () => {
    fc.assert(
      fc.property(
        fc
          .array(omniResult, { maxLength: 30 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        fc.integer({ min: 0, max: 12 }),
        ([all, shuffled], limit) => {
          const unique = [...new Map(all.map((one) => [`${one.type}:${one.id}`, one])).values()];
          const best = bestMatches(unique, "anna", limit);
          expect(best.length).toBe(Math.min(limit, unique.length));
          const again = bestMatches(
            shuffled.filter((one) => unique.includes(one)),
            "anna",
            limit,
          );
          expect(again).toEqual(best);
          const ranks = best.map(({ name }) => matchRank(name, "anna"));
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
          const left = unique.filter((one) => !best.includes(one));
          expect(left.every((one) => ranks.every((rank) => rank <= matchRank(one.name, "anna")))).toBe(true);
        },
      ),
    );
  });
});
