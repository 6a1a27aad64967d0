import fc from "fast-check";
import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { boundedText } from "../../../core/auth/bounded-text.model.ts";
import { decodeReport, saidOf } from "../../../core/kernel/decode-report.ts";
import { fieldSayings, invalid, notFound, sayingOf } from "../../../core/kernel/failure.ts";
import { refusalTable, sentencesOf } from "../../../core/kernel/refusal.ts";

const table = refusalTable({ no_boat: "There is no such boat.", too_deep: "{{boat}} needs {{metres}} metres, and {{boat}} is {{odd}}" });

describe("a table of refusals", () => {
  it("should give each sentence its code", () => {
    expect(table.no_boat).toEqual({ message: "There is no such boat.", code: "no_boat", values: {} });
  });

  it("should fill the places of a sentence and keep the values beside it, whatever they contain", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.stringMatching(/^[{}$&\\a-z]{0,12}$/), (boat, metres, odd) => {
        expect(table.too_deep({ boat, metres, odd })).toEqual({
          message: `${boat} needs ${metres} metres, and ${boat} is ${odd}`,
          code: "too_deep",
          values: { boat, metres: String(metres), odd },
        });
      }),
    );
  });

  it("should pass its sentences to translators, with their places", () => {
    expect(sentencesOf(table)).toEqual({
      no_boat: "There is no such boat.",
      too_deep: "{{boat}} needs {{metres}} metres, and {{boat}} is {{odd}}",
    });
  });
});

describe("a failure", () => {
  it("should carry the code and the values of its refusal, and none of a sentence without a code", () => {
    expect(notFound(table.no_boat)).toEqual({ tag: "not-found", message: "There is no such boat.", code: "no_boat", values: {} });
    expect(notFound("There is no such oar.")).toEqual({ tag: "not-found", message: "There is no such oar." });
    expect(sayingOf(notFound(table.no_boat))).toEqual(table.no_boat);
  });

  it("should carry those of each field, in the order of its messages", () => {
    const deep = table.too_deep({ boat: "Ida", metres: 3, odd: "old" });
    const failure = invalid({ draught: [deep, "Something of its own"], name: ["Another"] });
    expect(failure).toEqual({
      tag: "invalid",
      ...deep,
      errors: { draught: [deep.message, "Something of its own"], name: ["Another"] },
      reasons: { draught: [{ code: "too_deep", values: deep.values }, null], name: [null] },
    });
    if (failure.tag === "invalid")
      expect([fieldSayings(failure, "draught"), fieldSayings(failure, "keel")]).toEqual([[deep, { message: "Something of its own" }], []]);
    expect(invalid({ name: ["Another"] })).toEqual({ tag: "invalid", message: "Another", errors: { name: ["Another"] } });
  });
});

describe("a codec with refusals", () => {
  it.each([
    ["", { code: "fewest_characters", values: { least: "2" } }],
    ["much too long", { code: "most_characters", values: { most: "5" } }],
    [3, { code: "other_shape" }],
  ])("should give %j its code", (value, reason) => {
    const decoded = t.type({ name: boundedText("Name", 2, 5) }).decode({ name: value });
    const [problem] = decoded._tag === "Left" ? decodeReport(decoded.left) : [];
    expect(problem?.path).toBe("name");
    expect(problem === undefined ? null : saidOf(problem)).toMatchObject({ ...reason, message: problem?.message });
  });
});
