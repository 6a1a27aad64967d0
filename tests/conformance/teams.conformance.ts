import { describe, expect, it } from "vitest";
import type { TeamStore } from "../../core/teams/teams.port.ts";
import { given, refusal } from "./answer-of.ts";

/** Three teams, A, B and C by label; the user is in A and B; one campaign. */
export type TeamsSetUp = {
  readonly admin: TeamStore;
  readonly user: TeamStore;
  readonly teams: { readonly a: number; readonly b: number; readonly c: number };
  readonly campaign: number;
};

/**
 * What every store of teams does.
 * @param label what kind of store it is
 */
export const teamsConformance = (label: string, make: () => Promise<TeamsSetUp>): void => {
  describe(`Teams of ${label}`, () => {
    it("should list every team for administrators and a user's own ones, by label, with their properties [A3.06]", async () => {
      const { admin, user, teams } = await make();
      expect((await given(admin.list())).map(({ id }) => id)).toEqual([teams.a, teams.b, teams.c]);
      expect(await given(user.list())).toEqual([
        { id: teams.a, label: "A", color: "#0b7a75", twilio_phone: null, contact_fields: ["company"], version: 1 },
        { id: teams.b, label: "B", color: "#0b7a75", twilio_phone: null, contact_fields: ["company"], version: 1 },
      ]);
    });

    it("should change the given properties of a team and nothing else", async () => {
      const { admin, teams } = await make();
      expect(await given(admin.update(teams.a, { twilio_phone: "+12125550100" }))).toEqual({
        id: teams.a,
        label: "A",
        color: "#0b7a75",
        twilio_phone: "+12125550100",
        contact_fields: ["company"],
        version: 2,
      });
      expect(await given(admin.update(teams.a, { label: " Aleph ", color: "#123456", version: 2 }))).toMatchObject({
        label: "Aleph",
        color: "#123456",
        twilio_phone: "+12125550100",
        version: 3,
      });
    });

    it("should refuse a change of an older version, a label that another team has, and an unknown team", async () => {
      const { admin, teams } = await make();
      const stored = await given(admin.update(teams.a, { color: "#123456" }));
      expect(await refusal(admin.update(teams.a, { color: "#654321", version: 1 }))).toMatchObject({ tag: "conflict", current: stored });
      expect(await refusal(admin.update(teams.b, { label: " a " }))).toMatchObject({
        tag: "invalid",
        errors: { label: ["Another team has this name."] },
      });
      expect(await refusal(admin.update(999_999_999, { label: "X" }))).toMatchObject({ tag: "not-found", message: "Team not found." });
    });

    it("should store the selected team, all of them for administrators only, and none that the user is not in [A7.17]", async () => {
      const { admin, user, teams } = await make();
      expect(await given(user.choose(teams.b))).toBe(teams.b);
      expect(await given(admin.choose(teams.c))).toBe(teams.c);
      expect(await given(admin.choose(null))).toBeNull();
      expect(await refusal(user.choose(null))).toMatchObject({ tag: "invalid", errors: { team_id: ["Choose a team"] } });
      expect(await refusal(user.choose(teams.c))).toMatchObject({ tag: "not-found", message: "Team not found." });
    });

    it("should share a campaign with teams and stop sharing it, repeatably [A7.16]", async () => {
      const { admin, teams, campaign } = await make();
      expect(await given(admin.sharedWith("campaigns", campaign))).toEqual({ teams: [] });
      for (const _ of [1, 2])
        expect(await given(admin.share("campaigns", campaign, { add_teams: [teams.c, teams.a] }))).toEqual({
          teams: [teams.a, teams.c].toSorted((x, y) => x - y),
        });
      expect(
        await given(admin.share("campaigns", campaign, { add_teams: [teams.b], remove_teams: [teams.a, teams.b], full: true })),
      ).toEqual({ teams: [teams.c] });
      expect(await given(admin.sharedWith("campaigns", campaign))).toEqual({ teams: [teams.c] });
    });

    it("should refuse to share with a team that the user cannot use, and to share an unknown campaign", async () => {
      const { user, teams, campaign } = await make();
      expect(await refusal(user.share("campaigns", campaign, { add_teams: [teams.a, teams.c] }))).toMatchObject({
        tag: "invalid",
        errors: { add_teams: ["Team not found."] },
      });
      expect(await refusal(user.share("campaigns", 999_999_999, { add_teams: [teams.a] }))).toMatchObject({ tag: "not-found" });
      expect(await refusal(user.sharedWith("lessons/folders", 999_999_999))).toMatchObject({ tag: "not-found" });
    });
  });
};
