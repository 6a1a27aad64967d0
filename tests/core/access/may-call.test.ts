import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { admins, anyone, learners, mayCall, members, ownerOnly, staff, withFeature } from "../../../core/access/access-rule.rule.ts";
import { anonymous, type Actor, type StaffActor } from "../../../core/access/actor.model.ts";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { allFlags, type Flag, type Role } from "../../../core/access/role.model.ts";

const as = (role: Role, ...flags: readonly Flag[]): StaffActor => ({
  kind: "staff",
  row_rule: "all",
  org_id: 1,
  user_id: 2,
  role,
  flags,
  features: [],
  teams: [],
});
const learner: Actor = { kind: "learner", org_id: 1, con_id: 3, pid: "p" };
const roles = ["owner", "admin", "user", "guest"] as const;
const passes = (rule: Parameters<typeof mayCall>[0], actor: Actor): boolean => E.isRight(mayCall(rule, actor));

describe("permission for a call", () => {
  it.each([
    ["anybody, of one open to everybody", anyone, [true, true, true, true], true, true],
    ["learners alone, of one of theirs", learners, [false, false, false, false], true, false],
    ["staff, of one that asks for nothing", staff(), [true, true, true, true], false, false],
    ["staff but guests, of one for members", members(), [true, true, true, false], false, false],
    ["administrators and the owner, of one of theirs", admins, [true, true, false, false], false, false],
    ["the owner alone, of hers", ownerOnly, [true, false, false, false], false, false],
  ] as const)("should be %s", (_, rule, byRole, isLearners, isStrangers) => {
    expect(roles.map((role) => passes(rule, as(role)))).toEqual(byRole);
    expect(passes(rule, learner)).toBe(isLearners);
    expect(passes(rule, anonymous)).toBe(isStrangers);
  });

  it("should require every listed flag, which the owner and administrators have without a grant", () => {
    const rule = staff("contacts", "import_contacts");
    expect(roles.map((role) => passes(rule, as(role)))).toEqual([true, true, false, false]);
    expect(roles.map((role) => passes(rule, as(role, "contacts")))).toEqual([true, true, false, false]);
    expect(roles.map((role) => passes(rule, as(role, "import_contacts", "contacts")))).toEqual([true, true, true, true]);
    expect(roles.map((role) => passes(members("contacts"), as(role, "contacts")))).toEqual([true, true, true, false]);
  });

  it.each(roles)("should grant a flag to %s exactly as screens and rules do, granted or not", (role) => {
    for (const flag of allFlags) {
      expect(passes(staff(flag), as(role))).toBe(holdsFlag(role, flag, []));
      expect(passes(staff(flag), as(role, flag))).toBe(holdsFlag(role, flag, [flag]));
    }
  });

  it("should refuse the settings to a guest, although the flag was granted", () => {
    expect(mayCall(staff("settings"), as("guest", "settings"))).toMatchObject({ left: { tag: "forbidden", needs: "settings" } });
  });

  it("should require the organisation's feature, if one is named, of every role", () => {
    const rule = withFeature("teams", admins);
    expect(roles.map((role) => passes(rule, { ...as(role), features: ["teams"] }))).toEqual([true, true, false, false]);
    expect(roles.map((role) => passes(rule, { ...as(role), features: ["workflows"] }))).toEqual([false, false, false, false]);
    expect(mayCall(rule, as("owner"))).toMatchObject({ left: { tag: "forbidden", needs: "teams" } });
  });

  it("should ask to log in where that would help, and otherwise name what is missing", () => {
    expect(mayCall(learners, anonymous)).toMatchObject({ left: { tag: "unauthorized" } });
    expect(mayCall(learners, as("owner"))).toMatchObject({ left: { tag: "forbidden", message: "Only learners may do that." } });
    expect(mayCall(staff("contacts"), as("user"))).toMatchObject({ left: { tag: "forbidden", needs: "contacts" } });
  });
});
