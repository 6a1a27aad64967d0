import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { mayCall, members, staff, withFeature } from "../../../core/access/access-rule.rule.ts";
import { mayOpenPage, mayUsePage } from "../../../core/access/page-access.rule.ts";
import { pageOfAddress } from "../../../core/access/page-of-address.rule.ts";
import { allFlags, allRoles } from "../../../core/access/role.model.ts";
import { pageTrace } from "../../../core/permissions/page-trace.rule.ts";
import { isSwitchable } from "../../../core/permissions/permission-state.rule.ts";
import { type StaffPage, staffPages } from "../../../core/permissions/staff-page-table.rule.ts";
import { switchedFlags } from "../../../core/permissions/switched-flags.rule.ts";

const features = ["teams", "workflows", "custom_objects"];
const person = fc.record({
  id: fc.constant(3),
  name: fc.constant("Uma Ueda"),
  role: fc.constantFrom(...allRoles),
  flags: fc.subarray([...allFlags]),
  features: fc.subarray(features),
});
const strange: fc.Arbitrary<StaffPage> = fc.record({
  path: fc.constant("/strange"),
  title: fc.constant("Strange"),
  flags: fc.subarray([...allFlags], { maxLength: 3 }),
  feature: fc.option(fc.constantFrom(...features)),
  members: fc.boolean(),
});
const ofProduct = fc.constantFrom(...staffPages);

describe("pageTrace", () => {
  it("should say of every page and everybody what the guard of the page says, by steps that are all met exactly then", () => {
    fc.assert(
      fc.property(person, fc.oneof(ofProduct, strange), (someone, page) => {
        const { is_open, steps } = pageTrace(page, someone);
        expect(is_open).toBe(mayUsePage(page, someone));
        expect(steps.every(({ is_met }) => is_met)).toBe(is_open);
        const isForRole = page.roles?.includes(someone.role) !== false;
        expect(is_open).toBe(isForRole && mayOpenPage(page, someone));
      }),
    );
  });

  it("should say what a call with the same requirements answers", () => {
    fc.assert(
      fc.property(person, strange, (someone, page) => {
        const { flags, feature, members: isForMembers } = page;
        const access = isForMembers === true ? members(...flags) : staff(...flags);
        const call = feature === null ? access : withFeature(feature, access);
        const answer = mayCall(call, { kind: "staff", row_rule: "all", org_id: 1, user_id: 3, teams: [], ...someone });
        expect(pageTrace(page, someone).is_open).toBe(E.isRight(answer));
      }),
    );
  });

  it("should open the page once every step that is not met is changed as it says", () => {
    fc.assert(
      fc.property(person, fc.oneof(ofProduct, strange), (someone, page) => {
        let changed = someone;
        for (const step of pageTrace(page, someone).steps.filter(({ is_met }) => !is_met)) {
          if (step.kind === "feature") changed = { ...changed, features: [...changed.features, step.feature] };
          if (step.kind === "role") changed = { ...changed, role: step.roles.at(-1) ?? changed.role };
          if (step.kind === "flag" && isSwitchable(step.seen))
            changed = { ...changed, flags: [...switchedFlags(changed.flags, step.flag, true)] };
          if (step.kind === "flag" && !isSwitchable(step.seen)) changed = { ...changed, role: "admin" };
        }
        expect(pageTrace(page, changed).is_open).toBe(true);
      }),
    );
  });
});

describe("pageOfAddress", () => {
  it("should find every page at its own path, also with its optional segment and a query", () => {
    for (const { path } of staffPages) {
      const at = (address: string): string | undefined => pageOfAddress(address, staffPages)?.path;
      expect(at(path)).toBe(path);
      const filled = path.replaceAll(/\{-\$\w+\}|\$\w+/g, "77");
      expect(at(`/ui${filled}?tab=1#top`)).toBe(path);
    }
    expect(pageOfAddress("/ui/nowhere", staffPages)).toBeUndefined();
    expect(pageOfAddress("/ui", staffPages)?.path).toBe("/");
  });
});
