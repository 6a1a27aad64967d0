import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { makeStaffSession } from "../../../core/auth/staff-session.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { makeCurrentTeam } from "../../../core/teams/current-team.service.ts";
import { sharedTeams } from "../../../core/teams/shared-teams.rule.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import { teamOfAddress, mayChooseTeam, mayUseTeam } from "../../../core/teams/usable-teams.rule.ts";
import { fakeAccounts, olivia } from "../../fakes/accounts.fake.ts";
import { makeTeamStoreFake } from "../../fakes/team-store.fake.ts";

const team = (id: number, label: string): Team => ({ id, label, color: "#0b7a75", twilio_phone: null, contact_fields: [], version: 1 });
const member = { ...olivia, role: "user" as const, owner: false, features: ["teams"], teams: [1, 2], team_id: 1 };

describe("the teams that a user can use", () => {
  it("should be all for administrators, the own ones for others, and none without the feature [A6.07]", () => {
    expect([1, 2, 3].filter((id) => mayUseTeam(member, id))).toEqual([1, 2]);
    expect([1, 2, 3].filter((id) => mayUseTeam({ ...member, role: "admin" }, id))).toEqual([1, 2, 3]);
    expect([1, 2, 3].filter((id) => mayUseTeam({ ...member, role: "owner", features: [] }, id))).toEqual([]);
  });

  it("should be selectable for administrators and users in two teams", () => {
    expect(mayChooseTeam(member)).toBe(true);
    expect(mayChooseTeam({ ...member, teams: [1] })).toBe(false);
    expect(mayChooseTeam({ ...member, teams: [], role: "admin" })).toBe(true);
    expect(mayChooseTeam({ ...member, features: [], role: "admin" })).toBe(false);
  });

  it.each([
    ["1", 1],
    ["2", 2],
    ["3", null],
    ["9", null],
    ["", null],
    ["1.0", null],
    ["-1", null],
    ["one", null],
  ])("should be for the team %j of an address %j [A2.16]", (asked, id) => {
    expect(teamOfAddress(member, [1, 2, 3], asked)).toBe(id);
  });
});

describe("sharing with teams", () => {
  it("should add and remove whatever was there before, removing last", () => {
    expect(sharedTeams([2], { add_teams: [3, 1, 3] })).toEqual([1, 2, 3]);
    expect(sharedTeams([1, 2], { remove_teams: [2, 9] })).toEqual([1]);
    expect(sharedTeams([1], { add_teams: [2], remove_teams: [2, 1] })).toEqual([]);
  });
});

describe("the current team", () => {
  const start = () => {
    let signedIn = member;
    const accounts = { ...fakeAccounts(member), current: () => async () => E.right(signedIn) };
    const session = makeStaffSession({ accounts, gate: makeSignInGate() });
    const fake = makeTeamStoreFake({ role: "user", teams: [team(2, "B"), team(1, "A"), team(3, "C")], own: [1, 2], campaigns: [] });
    const store = {
      ...fake,
      choose: (id: number | null) => async () => {
        const answer = await fake.choose(id)();
        if (E.isRight(answer)) signedIn = { ...signedIn, team_id: answer.right ?? 0 };
        return answer;
      },
    };
    const current = makeCurrentTeam({ store, session });
    const seen: (number | null)[] = [];
    current.team$.subscribe((id) => seen.push(id));
    return { session, current, seen, enter: (id: number) => void (signedIn = { ...signedIn, id }) };
  };

  it("should be the account's own, emitted once however often the user is reloaded", async () => {
    const { session, current, seen } = start();
    await session.load();
    await session.reload();
    expect(current.current()).toBe(1);
    expect(seen).toEqual([null, 1]);
  });

  it("should switch once it is stored on the server [A4.13, A7.17]", async () => {
    const { session, current, seen } = start();
    await session.load();
    expect(await current.choose(2)()).toEqual(E.right(undefined));
    expect(seen).toEqual([null, 1, 2]);
  });

  it("should stay when the server refuses", async () => {
    const { session, current, seen } = start();
    await session.load();
    expect(await current.choose(3)()).toMatchObject({ _tag: "Left", left: { tag: "not-found" } });
    expect(seen).toEqual([null, 1]);
  });

  it("should reload the teams, and drop them when another user signs in [A7.23]", async () => {
    const { session, current, enter } = start();
    let known: readonly string[] | undefined;
    current.teams$.subscribe((teams) => void (known = latestValue(teams)?.map(({ label }) => label)));
    await session.load();
    await current.reload();
    expect(known).toEqual(["A", "B"]);
    enter(99);
    await session.reload();
    expect(known).toBeUndefined();
  });
});
