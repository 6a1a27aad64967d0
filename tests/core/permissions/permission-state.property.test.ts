import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { mayCall, staff, withFeature } from "../../../core/access/access-rule.rule.ts";
import { mayOpenPage } from "../../../core/access/page-access.rule.ts";
import { allFlags, type Flag, Role } from "../../../core/access/role.model.ts";
import { allRowRules } from "../../../core/access/row-rule.model.ts";
import { accessMark } from "../../../core/permissions/access-mark.rule.ts";
import { isInForce, isSwitchable, permissionState } from "../../../core/permissions/permission-state.rule.ts";
import { permissionFacts } from "../../../core/permissions/permission-table.rule.ts";
import { switchedFlags } from "../../../core/permissions/switched-flags.rule.ts";

const roles = Object.keys(Role.keys).filter(Role.is);
const features = fc.subarray(["teams", "workflows", "custom_objects", "include_portal"]);
const person = fc.record({ role: fc.constantFrom(...roles), flags: fc.subarray([...allFlags]) });
type Access = Parameters<typeof accessMark>[0];
const aFlag = fc.constantFrom(...allFlags);

/** What a call that needs a permission asks for. */
const accessOf = (flag: Flag) => {
  const { feature, needs } = permissionFacts(flag);
  const access = staff(flag, ...needs);
  return feature === null ? access : withFeature(feature, access);
};

describe("permissionState", () => {
  it("should allow what calls and pages that need the permission allow, for everybody", () => {
    fc.assert(
      fc.property(person, features, aFlag, (someone, known, flag) => {
        const actor = { kind: "staff", row_rule: "all", org_id: 1, user_id: 1, teams: [], features: known, ...someone } as const;
        const { feature, needs } = permissionFacts(flag);
        const isAllowed = isInForce(permissionState(flag, someone, known));
        expect(isAllowed).toBe(E.isRight(mayCall(accessOf(flag), actor)));
        expect(isAllowed).toBe(mayOpenPage({ flags: [flag, ...needs], feature }, actor));
      }),
    );
  });

  it("should be switchable exactly where granting or taking away changes what is allowed", () => {
    fc.assert(
      fc.property(person, features, aFlag, (someone, known, flag) => {
        const allowed = (isOn: boolean): boolean =>
          isInForce(permissionState(flag, { ...someone, flags: switchedFlags(someone.flags, flag, isOn) }, known));
        expect(isSwitchable(permissionState(flag, someone, known))).toBe(allowed(true) !== allowed(false));
      }),
    );
  });
});

describe("switchedFlags", () => {
  it("should keep every permission together with what it needs, once that is so", () => {
    const isWhole = (flags: readonly Flag[]): boolean =>
      flags.every((flag) => permissionFacts(flag).needs.every((need) => flags.includes(need)));
    fc.assert(
      fc.property(fc.array(fc.tuple(aFlag, fc.boolean())), (switches) => {
        let flags: readonly Flag[] = [];
        for (const [flag, isOn] of switches) {
          flags = switchedFlags(flags, flag, isOn);
          expect(flags.includes(flag)).toBe(isOn);
          expect(isWhole(flags)).toBe(true);
        }
      }),
    );
  });
});

describe("accessMark", () => {
  it("should be equal exactly for equal role, row rule, permissions, features and teams, in any order", () => {
    const access = fc.record({
      role: fc.constantFrom(...roles),
      row_rule: fc.constantFrom(...allRowRules),
      flags: fc.shuffledSubarray([...allFlags]),
      features: fc.shuffledSubarray(["teams", "workflows"]),
      teams: fc.shuffledSubarray([1, 2, 12]),
    });
    const sorted = ({ role, row_rule, flags, features: known, teams }: Access) =>
      JSON.stringify([role, row_rule, flags.toSorted(), known.toSorted(), teams.toSorted()]);
    fc.assert(
      fc.property(access, access, (a, b) => {
        expect(accessMark(a) === accessMark(b)).toBe(sorted(a) === sorted(b));
      }),
    );
    fc.assert(
      fc.property(access, (a) => {
        expect(accessMark({ ...a, flags: a.flags.toReversed() })).toBe(accessMark(a));
      }),
    );
  });
});
