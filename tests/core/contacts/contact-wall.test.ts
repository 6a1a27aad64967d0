import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactWall, mayChangeContacts, placedBehind, seesContact } from "../../../core/contacts/contact-wall.rule.ts";

const member = { user_id: 7, row_rule: "all", teams: [3, 5], features: ["teams"] } as const;

describe("The contacts that a user can access", () => {
  it("should be all for the owner, administrators and users, and those of their own teams for guests", () => {
    for (const role of ["owner", "admin", "user"] as const) expect(contactWall({ ...member, role })).toBeNull();
    expect(contactWall({ ...member, role: "guest" })).toEqual({ rule: "guest", teams: [3, 5] });
  });

  it("should be none for a guest of an organisation without teams, or in no team", () => {
    expect(contactWall({ ...member, role: "guest", features: [] })).toEqual({ rule: "guest", teams: [] });
    for (const teams of [[], [5]]) expect(seesContact({ rule: "guest", teams }, {})).toBe(false);
    expect(seesContact({ rule: "guest", teams: [] }, { contactTeam: ["5"] })).toBe(false);
  });

  it("should be those of one of the teams, and none in another team or without one", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), fc.integer({ min: 1, max: 9 }), (teams, team) => {
        expect(seesContact({ rule: "guest", teams }, { contactTeam: [String(team)] })).toBe(teams.includes(team));
        expect(seesContact(null, { contactTeam: [String(team)] })).toBe(true);
      }),
    );
    for (const contactTeam of [[], null, "5", 5, [null], undefined, [["5"]], [{}], [["5"], "5"]])
      expect(seesContact({ rule: "guest", teams: [5] }, { contactTeam })).toBe(false);
  });

  it("should follow the row rule of a user, and of nobody else", () => {
    expect(contactWall({ ...member, role: "user", row_rule: "all" })).toBeNull();
    expect(contactWall({ ...member, role: "user", row_rule: "teams" })).toEqual({ rule: "teams", teams: [3, 5], user: 7 });
    expect(contactWall({ ...member, role: "user", row_rule: "teams", features: [] })).toEqual({ rule: "teams", teams: [], user: 7 });
    expect(contactWall({ ...member, role: "user", row_rule: "assigned" })).toEqual({ rule: "assigned", user: 7 });
    for (const row_rule of ["teams", "assigned"] as const) {
      for (const role of ["owner", "admin"] as const) expect(contactWall({ ...member, role, row_rule })).toBeNull();
      expect(contactWall({ ...member, role: "guest", row_rule })).toEqual({ rule: "guest", teams: [3, 5] });
    }
  });

  it("should by teams include those in no team, and by assignment only the user's own", () => {
    const teams = { rule: "teams", teams: [5], user: 7 } as const;
    for (const contactTeam of [[], null, undefined, [null], ["5"], [5]]) expect(seesContact(teams, { contactTeam })).toBe(true);
    expect(seesContact(teams, { contactTeam: ["6"], assignedUser: ["7"] })).toBe(false);
    const assigned = { rule: "assigned", user: 7 } as const;
    expect(seesContact(assigned, { assignedUser: ["7"], contactTeam: ["6"] })).toBe(true);
    for (const assignedUser of [["8"], [], undefined]) expect(seesContact(assigned, { assignedUser })).toBe(false);
  });

  it("should include every contact that a user creates, unless it is given to another user", () => {
    const assigned = { rule: "assigned", user: 7 } as const;
    expect(placedBehind(assigned, { town: "Kiel" })).toEqual({ town: "Kiel", assignedUser: ["7"] });
    expect(placedBehind(assigned, { assignedUser: ["8"] })).toEqual({ assignedUser: ["8"] });
    for (const wall of [null, { rule: "teams", teams: [5], user: 7 } as const]) {
      expect(placedBehind(wall, {})).toEqual({});
      expect(seesContact(wall, placedBehind(wall, {}))).toBe(true);
    }
  });

  it("should be editable by all staff except guests", () => {
    expect((["owner", "admin", "user", "guest"] as const).map(mayChangeContacts)).toEqual([true, true, true, false]);
  });
});
