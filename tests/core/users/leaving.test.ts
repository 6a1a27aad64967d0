import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { decideLeaving, goesAlong, namedReplacements } from "../../../core/users/decide-leaving.rule.ts";
import { ownedTogether } from "../../../core/users/owned-together.rule.ts";
import { ReplacementsText } from "../../../core/users/replacements.model.ts";

const admin = { id: 1, role: "admin" } as const;
const uma = { id: 5, role: "user", name: "Uma", status: 1 } as const;
const bo = { id: 6, state: "active" } as const;
const counts = fc.array(fc.record({ kind: fc.constantFrom("contacts", "tasks", "lessons"), count: fc.nat(3) }));

describe("decideLeaving", () => {
  it("should ask for a replacement exactly where records have to be reassigned", () => {
    fc.assert(
      fc.property(counts, fc.boolean(), (owned, keepsContacts) => {
        const decided = decideLeaving(admin, uma, owned, { replacement: null, replacements: {}, keepsContacts }, []);
        expect(E.isRight(decided)).toBe(owned.every(({ kind, count }) => count === 0 || (keepsContacts && kind === "contacts")));
        expect(goesAlong(owned, { keepsContacts }).length === 0).toBe(E.isRight(decided));
      }),
    );
  });

  it.each([
    ["a missing user", undefined, bo, "not-found"],
    ["the owner", { ...uma, role: "owner" }, bo, "forbidden"],
    ["the caller", { ...uma, id: 1 }, bo, "forbidden"],
    ["a user replaced by themselves", uma, { id: 5, state: "active" }, "invalid"],
    ["a user replaced by an unknown user", uma, null, "invalid"],
    ["a user replaced by an invited user", uma, { id: 6, state: "invited" }, "invalid"],
  ] as const)("should refuse to archive %s", (_what, stored, replacement, tag) => {
    expect(
      decideLeaving(
        admin,
        stored,
        [],
        { replacement: 6, replacements: {}, keepsContacts: false },
        replacement === null ? [] : [replacement],
      ),
    ).toMatchObject({ left: { tag } });
  });

  it("should need somebody for each kind, and accept only active users who are not the one to leave", () => {
    const ids = fc.dictionary(fc.constantFrom("contacts", "tasks", "lessons"), fc.integer({ min: 5, max: 8 }));
    const known = [bo, { id: 7, state: "active" }, { id: 8, state: "invited" }, { id: 5, state: "active" }] as const;
    fc.assert(
      fc.property(counts, ids, fc.option(fc.constantFrom(5, 6, 7, 8)), fc.boolean(), (owned, replacements, replacement, keepsContacts) => {
        const leaving = { replacement, replacements, keepsContacts };
        const named = namedReplacements(leaving);
        expect(named.every((id) => id === replacement || Object.values(replacements).includes(id))).toBe(true);
        const isGiven = goesAlong(owned, leaving).every(({ kind }) => replacement !== null || replacements[kind] !== undefined);
        const isRight = named.every((id) => id === 6 || id === 7);
        expect(E.isRight(decideLeaving(admin, uma, owned, leaving, known))).toBe(isGiven && isRight);
      }),
    );
  });

  it("should be asked with kinds and ids as text", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z_]{1,20}$/), fc.integer({ min: 1, max: 999_999 }), { maxKeys: 6 }), (all) => {
        expect(ReplacementsText.decode(ReplacementsText.encode(all))).toEqual(E.right(all));
      }),
    );
    for (const wrong of ["contacts", "contacts:0", "contacts:5,contacts:6", "contacts:5,", "contacts:x", "Contacts:5"])
      expect(E.isLeft(ReplacementsText.decode(wrong)), wrong).toBe(true);
  });

  it("should change nothing for a user who is archived", () => {
    expect(decideLeaving(admin, { ...uma, status: 0 }, [], { replacement: null, replacements: {}, keepsContacts: false }, [])).toEqual(
      E.right(false),
    );
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
