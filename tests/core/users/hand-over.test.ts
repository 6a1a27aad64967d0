import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { formerOwnerLetter, ownerLetter } from "../../../core/outbox/account-letters.rule.ts";
import { letterText } from "../../../core/outbox/letter.model.ts";
import { decideHandOver } from "../../../core/users/decide-hand-over.rule.ts";

const owner = { id: 1, role: "owner" } as const;
const heir = { id: 2, role: "admin", name: "Adam Abara", state: "active" } as const;

describe("handing the organisation over", () => {
  it("should be done by the owner alone, to an active administrator", () => {
    expect(decideHandOver(owner, heir)).toEqual(E.right(null));
    expect(decideHandOver({ id: 3, role: "admin" }, heir)).toMatchObject({ left: { tag: "forbidden", code: "owner_hands_over" } });
    expect(decideHandOver(owner, { ...heir, id: 1, role: "owner" })).toMatchObject({ left: { code: "owner_already" } });
    expect(decideHandOver(owner, undefined)).toMatchObject({ left: { tag: "not-found" } });
  });

  it.each([
    { role: "user", state: "active" },
    { role: "guest", state: "active" },
    { role: "admin", state: "invited" },
    { role: "admin", state: "expired" },
    { role: "admin", state: "archived" },
  ] as const)("should be refused for %j", (other) => {
    expect(decideHandOver(owner, { ...heir, ...other })).toMatchObject({
      left: { tag: "conflict", message: "Adam Abara has to be an active administrator to become the owner." },
    });
  });

  it("should be told to both, in both languages", () => {
    const about = { name: "Adam", org: "Harbor", other: "Olivia Owens" };
    for (const letter of [ownerLetter, formerOwnerLetter]) {
      expect(letterText(letter("en", about))).toContain("Olivia Owens");
      expect(letterText(letter("es", about))).not.toBe(letterText(letter("en", about)));
    }
  });
});
