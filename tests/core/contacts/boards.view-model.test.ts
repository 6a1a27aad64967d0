import { describe, expect, it } from "vitest";
import { boardQuery, mayMoveCards, nextBoard } from "../../../core/contacts/boards.view-model.ts";
import { contactLimits } from "../../../core/contacts/contact-query.model.ts";
import { customFieldOf } from "../../arbitraries/own-field.ts";

const fields = ["stage", "source", "size"].map((name) => customFieldOf(name, "list"));

describe("the boards of contacts", () => {
  it("should request the field and the search of their address", () => {
    expect(boardQuery({})).toEqual({ field: null, search: "" });
    expect(boardQuery({ field: "stage", search: "a".repeat(contactLimits.search + 1) })).toEqual({
      field: "stage",
      search: "a".repeat(contactLimits.search),
    });
  });

  it("should be reachable in a cycle", () => {
    expect([nextBoard(fields, "stage"), nextBoard(fields, "size"), nextBoard(fields, null)].map((field) => field?.name)).toEqual([
      "source",
      "stage",
      "stage",
    ]);
    expect([nextBoard(null, "stage"), nextBoard([], null), nextBoard(fields.slice(0, 1), "stage")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("should have movable cards only if the user can write the field", () => {
    expect(mayMoveCards(fields, "stage", true)).toBe(true);
    expect(mayMoveCards(fields, "stage", false)).toBe(false);
    expect(mayMoveCards(fields, "gone", true)).toBe(false);
    expect(mayMoveCards(null, "stage", true)).toBe(false);
    expect(mayMoveCards([{ ...customFieldOf("stage", "list"), editable: false }], "stage", true)).toBe(false);
  });
});
