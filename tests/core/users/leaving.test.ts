import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideLeaving, goesAlong } from "../../../core/users/decide-leaving.rule.ts";
import { ownedTogether } from "../../../core/users/owned-together.rule.ts";

const admin = { id: 1, role: "admin" } as const;
const uma = { id: 5, role: "user", name: "Uma", status: 1 } as const;
const bo = { id: 6, state: "active" } as const;
const counts = fc.array(fc.record({ kind: fc.constantFrom("contacts", "tasks", "lessons"), count: fc.nat(3) }));

describe("decideLeaving", () => {
  it("should require a replacement exactly if the user owns records that are handed over", () => {
    fc.assert(
      fc.property(counts, fc.boolean(), (owned, keepsContacts) => {
        const decided = decideLeaving(admin, uma, owned, { replacement: null, keepsContacts }, null);
        expect(E.isRight(decided)).toBe(owned.every(({ kind, count }) => count === 0 || (keepsContacts && kind === "contacts")));
        expect(goesAlong(owned, { keepsContacts }).length === 0).toBe(E.isRight(decided));
      }),
    );
  });

  it.each([
    ["a user who does not exist", undefined, bo, "not-found"],
    ["the owner", { ...uma, role: "owner" }, bo, "forbidden"],
    ["the actor", { ...uma, id: 1 }, bo, "forbidden"],
    ["a user whose replacement is the user", uma, { id: 5, state: "active" }, "invalid"],
    ["a user whose replacement does not exist", uma, null, "invalid"],
    ["a user whose replacement is only invited", uma, { id: 6, state: "invited" }, "invalid"],
  ] as const)("should refuse to archive %s", (_what, stored, replacement, tag) => {
    expect(decideLeaving(admin, stored, [], { replacement: 6, keepsContacts: false }, replacement)).toMatchObject({ left: { tag } });
  });

  it("should do nothing for a user who is archived already", () => {
    expect(decideLeaving(admin, { ...uma, status: 0 }, [], { replacement: null, keepsContacts: false }, null)).toEqual(E.right(false));
  });
});

describe("ownedTogether", () => {
  it("should add up each kind once", () => {
    fc.assert(
      fc.property(fc.array(counts), (all) => {
        const together = ownedTogether(all);
        expect(together.reduce((sum, { count }) => sum + count, 0)).toBe(all.flat().reduce((sum, { count }) => sum + count, 0));
        expect(new Set(together.map(({ kind }) => kind)).size).toBe(together.length);
      }),
    );
  });
});
