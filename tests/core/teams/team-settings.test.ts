import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { fieldsOfSection } from "../../../core/fields/field-sections.rule.ts";
import { decideMembers } from "../../../core/teams/decide-members.rule.ts";
import { decideTeamDeletion, restoredLabel } from "../../../core/teams/decide-team-deletion.rule.ts";
import { decideNewTeam, decideTeamChange } from "../../../core/teams/decide-team.rule.ts";
import { movedBy, teamFieldsFirst } from "../../../core/teams/team-fields.rule.ts";
import { goingWith, orderedKinds, sharedCount } from "../../../core/teams/team-kinds.rule.ts";
import { TeamRelated } from "../../../core/teams/team-record.model.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { StoredUser } from "../../../core/users/decide-user-change.rule.ts";

const team = (id: number, label: string, twilio_phone: string | null = null): Team => ({
  id,
  label,
  color: "#0b7a75",
  twilio_phone,
  contact_fields: [],
  version: 1,
});
const teams = [team(1, "North", "+12125550100"), team(2, "South", "+12125550101"), team(3, "West")];
const user = (id: number, name: string, role: StoredUser["role"], of: readonly number[]): StoredUser => ({
  id,
  name,
  role,
  teams: of,
  first_name: name,
  last_name: "",
  mobile: null,
  photo: null,
  preset_id: null,
  row_rule: "all",
  flags: [],
  flags_until: {},
  status: 1,
  version: 4,
});
const people = [
  user(1, "Olivia", "owner", []),
  user(2, "Uma", "user", [1]),
  user(3, "Gus", "guest", [1]),
  user(4, "Gwen", "guest", [1, 2]),
];
const find = (id: number): StoredUser | undefined => people.find((one) => one.id === id);
const admin = { id: 9, role: "admin" } as const;
const known = new Set([1, 2, 3]);

describe("the values of a team", () => {
  it("should be trimmed, with a colour in lower case and each field once", () => {
    expect(decideNewTeam({ label: " East ", color: "#AABBCC", contact_fields: ["a", "b", "a"] }, teams)).toEqual(
      E.right({ label: "East", color: "#aabbcc", twilio_phone: null, contact_fields: ["a", "b"] }),
    );
    expect(decideTeamChange(teams[0], { twilio_phone: null, version: 1 }, teams)).toEqual(
      E.right({ label: "North", color: "#0b7a75", twilio_phone: null, contact_fields: [] }),
    );
  });

  it("should not have the label of another team in any case, but may keep their own", () => {
    const taken = { left: { tag: "invalid", errors: { label: ["Another team has this name."] } } };
    expect(decideNewTeam({ label: "nORTH " }, teams)).toMatchObject(taken);
    expect(decideTeamChange(teams[1], { label: "NORTH" }, teams)).toMatchObject(taken);
    expect(decideTeamChange(teams[0], { label: "NORTH" }, teams)).toMatchObject({ right: { label: "NORTH" } });
  });

  it("should not be changed for a team that is gone or that somebody else changed", () => {
    expect(decideTeamChange(undefined, { label: "X" }, teams)).toMatchObject({ left: { tag: "not-found" } });
    expect(decideTeamChange(teams[0], { label: "X", version: 2 }, teams)).toMatchObject({ left: { tag: "conflict", current: teams[0] } });
  });
});

describe("the members of a team", () => {
  it("should be added and removed, without effect where it is so already", () => {
    expect(decideMembers(admin, { team_id: 2, add_users: [2, 4], remove_users: [3] }, find, known)).toEqual(
      E.right([{ id: 2, before: [1], teams: [1, 2] }]),
    );
    expect(decideMembers(admin, { team_id: 2, remove_users: [4] }, find, known)).toEqual(E.right([{ id: 4, before: [1, 2], teams: [1] }]));
    expect(decideMembers(admin, { team_id: 3, add_users: [2], remove_users: [2] }, find, known)).toEqual(E.right([]));
  });

  it("should not be a guest's last team that is taken: the guest is named", () => {
    expect(decideMembers(admin, { team_id: 1, remove_users: [2, 3, 4] }, find, known)).toMatchObject({
      left: { tag: "invalid", errors: { remove_users: [expect.stringMatching(/^Gus would have no team left/)] } },
    });
  });

  it("should follow the rule of a change of a user: administrators, and nobody changes the owner", () => {
    expect(decideMembers({ id: 2, role: "user" }, { team_id: 2, add_users: [4, 2] }, find, known)).toMatchObject({
      left: { tag: "forbidden" },
    });
    expect(decideMembers(admin, { team_id: 2, add_users: [1] }, find, known)).toMatchObject({ left: { tag: "forbidden" } });
    expect(decideMembers(admin, { team_id: 2, add_users: [77] }, find, known)).toMatchObject({ left: { tag: "not-found" } });
    expect(decideMembers(admin, { team_id: 7, add_users: [2] }, find, known)).toMatchObject({ left: { tag: "not-found" } });
  });
});

describe("the deletion of a team", () => {
  const none = { contacts_to: null, shares_to: null, line_to: null };
  const facts = {
    teams,
    members: people.filter(({ name }) => name !== "Gus").filter((one) => one.teams.includes(1)),
    isReceiving: false,
    isReturning: false,
  };

  it("should be allowed with other teams as heirs, or none", () => {
    expect(decideTeamDeletion(1, none, facts)).toMatchObject({ right: { label: "North" } });
    expect(decideTeamDeletion(1, { contacts_to: 2, shares_to: 3, line_to: 3 }, facts)).toMatchObject({ right: { id: 1 } });
    expect(decideTeamDeletion(9, none, facts)).toMatchObject({ left: { tag: "not-found" } });
  });

  it("should refuse an heir that is the team itself, does not exist or has a number already, at its field", () => {
    for (const heir of [1, 9])
      for (const choice of ["contacts_to", "shares_to", "line_to"])
        expect(decideTeamDeletion(1, { ...none, [choice]: heir }, facts)).toMatchObject({
          left: { errors: { [choice]: [expect.any(String)] } },
        });
    expect(decideTeamDeletion(1, { ...none, line_to: 2 }, facts)).toMatchObject({
      left: { errors: { line_to: ["South has a number already. Choose another team, or none."] } },
    });
  });

  it("should name the guests who would lose their last team, and wait for what is being moved to it", () => {
    expect(decideTeamDeletion(1, none, { ...facts, members: people })).toMatchObject({
      left: { tag: "conflict", message: expect.stringMatching(/^Gus would have no team left/) },
    });
    expect(decideTeamDeletion(1, none, { ...facts, isReceiving: true })).toMatchObject({ left: { tag: "conflict" } });
    expect(decideTeamDeletion(1, none, { ...facts, isReturning: true })).toMatchObject({
      left: { tag: "conflict", message: "What North had is still being moved back to it. Try again once that is done." },
    });
  });

  it("should ask for each kind of records by exactly one choice", () => {
    const related: TeamRelated = { contacts: 1, campaigns: 2, lessons: 4, folders: 8, files: 16, file_folders: 32, groups: 64, lines: 128 };
    expect(TeamRelated.is(related) && [...orderedKinds].toSorted()).toEqual(Object.keys(related).toSorted());
    expect([goingWith(related, "contacts_to"), sharedCount(related), goingWith(related, "line_to")]).toEqual([1, 126, 128]);
  });

  it("should give a restored team a label that no other team has", () => {
    expect(restoredLabel("North", ["South"])).toBe("North");
    expect(restoredLabel("North", ["NORTH", "north (2)"])).toBe("North (3)");
    const label = fc.stringMatching(/^[A-Za-z]{1,4}$/);
    fc.assert(
      fc.property(label, fc.array(label, { maxLength: 20 }), (own, taken) => {
        expect(taken.map((one) => one.toLowerCase())).not.toContain(restoredLabel(own, taken).toLowerCase());
      }),
    );
  });
});

describe("the fields of a team", () => {
  it("should be moved by one place, at most to an end", () => {
    expect(movedBy(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
    expect(movedBy(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
    expect(movedBy(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
    expect(movedBy(["a"], "x", 1)).toEqual(["a"]);
  });

  it("should come first in their section, in the order of the team", () => {
    const field = (name: string, order: number | null) => ({ name, label: name, section: "", order });
    const fields = [field("a", 0), field("b", 1), field("c", null), field("d", null)];
    const names = (first: readonly string[]) => fieldsOfSection(teamFieldsFirst(fields, first), "", []).map(({ name }) => name);
    expect(names(["d", "gone", "b"])).toEqual(["d", "b", "a", "c"]);
    expect(names([])).toEqual(["a", "b", "c", "d"]);
  });
});
