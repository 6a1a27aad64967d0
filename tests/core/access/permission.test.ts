import { describe, expect, it } from "vitest";
import { allFlags } from "../../../core/access/role.model.ts";
import { teamInForce } from "../../../core/access/team-in-force.rule.ts";
import { applied } from "../apply-rule.ts";

const allowed = (input: object) => applied("permission", { flags: [], feature: null, features: [], ...input });

describe("permission", () => {
  it.each(allFlags)("should give %s to owner and admin without a grant, to others only with one [C6.04 A6.01]", (flag) => {
    expect(["owner", "admin", "user", "guest"].map((role) => allowed({ role, flag }))).toEqual([true, true, false, false]);
    expect(["user", "guest"].map((role) => allowed({ role, flag, flags: [flag] }))).toEqual([true, flag !== "settings"]);
  });

  it("should reserve the organisation's plan for its owner", () => {
    const flags = ["billing_plan"];
    expect(["owner", "admin", "user", "guest"].map((role) => allowed({ role, flag: "billing_plan", flags }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("should need the organisation's feature as well as the flag [B6.02]", () => {
    const input = { flag: "teams", flags: ["teams"], feature: "teams" };
    expect(["owner", "admin", "user", "guest"].map((role) => allowed({ role, ...input }))).toEqual([false, false, false, false]);
    expect(["owner", "admin", "user", "guest"].map((role) => allowed({ role, ...input, features: ["teams"] }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it.each(["teams", "tags"])("should refuse a page that needs the feature and the permission %s without either of them", (page) => {
    const input = { role: "user", flag: page, feature: page };
    expect(allowed({ ...input, flags: [page], features: [page] })).toBe(true);
    expect(allowed({ ...input, flags: [page], features: [] })).toBe(false);
    expect(allowed({ ...input, flags: [], features: [page] })).toBe(false);
  });

  it.each(["fly", "constructor", ""])("should give the unknown flag %j to no user", (flag) => {
    expect(["owner", "admin", "user", "guest"].map((role) => allowed({ role, flag, flags: [flag] }))).toEqual([false, false, false, false]);
  });

  it("should refuse an unknown role", () => {
    expect(allowed({ role: "king", flag: "contacts" })).toMatchObject({ problems: [{ path: "role" }] });
  });
});

describe("team of a user", () => {
  const message = 'Team is required for "Guest" user';

  it("should be required of guests [A5.11]", () => {
    expect([null, "", 0, []].map((team) => applied("team-required", { role: "guest", team }))).toEqual([
      message,
      message,
      message,
      message,
    ]);
    expect([1, "7", [3]].map((team) => applied("team-required", { role: "guest", team }))).toEqual([null, null, null]);
  });

  it.each(["owner", "admin", "user"])("should not be required of a %s", (role) => {
    expect(applied("team-required", { role })).toBeNull();
  });

  const teams = [
    { id: 2, label: "west" },
    { id: 1, label: "East" },
  ];

  it("should be the first by label for a user who selected none [A5.12]", () => {
    expect(teamInForce("user", teams, null)).toEqual({ id: 1, label: "East" });
    expect(teamInForce("guest", teams, null)).toEqual({ id: 1, label: "East" });
    expect(teamInForce("admin", teams, null)).toBeNull();
  });

  it("should be the selected one while it exists, then the first, for an admin too [A6.02]", () => {
    expect(teamInForce("user", teams, "2")).toEqual({ id: 2, label: "west" });
    expect(teamInForce("admin", teams, 9)).toEqual({ id: 1, label: "East" });
    expect(teamInForce("user", [], 9)).toBeNull();
  });
});
