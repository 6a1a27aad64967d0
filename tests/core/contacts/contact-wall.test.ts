import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactWall, mayChangeContacts, seesContact } from "../../../core/contacts/contact-wall.rule.ts";

const member = { teams: [3, 5], features: ["teams"] };

describe("The contacts that a user can access", () => {
  it("should be all for the owner, administrators and users, and those of their own teams for guests", () => {
    for (const role of ["owner", "admin", "user"] as const) expect(contactWall({ ...member, role })).toBeNull();
    expect(contactWall({ ...member, role: "guest" })).toEqual({ teams: [3, 5] });
  });

  it("should be none for a guest of an organisation without teams, or in no team", () => {
    expect(contactWall({ ...member, role: "guest", features: [] })).toEqual({ teams: [] });
    for (const teams of [[], [5]]) expect(seesContact({ teams }, {})).toBe(false);
    expect(seesContact({ teams: [] }, { contactTeam: ["5"] })).toBe(false);
  });

  it("should be those of one of the teams, and none in another team or without one", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), fc.integer({ min: 1, max: 9 }), (teams, team) => {
        expect(seesContact({ teams }, { contactTeam: [String(team)] })).toBe(teams.includes(team));
        expect(seesContact(null, { contactTeam: [String(team)] })).toBe(true);
      }),
    );
    for (const contactTeam of [[], null, "5", 5, [null], undefined, [["5"]], [{}], [["5"], "5"]])
      expect(seesContact({ teams: [5] }, { contactTeam })).toBe(false);
  });

  it("should be editable by all staff except guests", () => {
    expect((["owner", "admin", "user", "guest"] as const).map(mayChangeContacts)).toEqual([true, true, true, false]);
  });
});
