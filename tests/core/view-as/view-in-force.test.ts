import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { anonymous, type StaffActor } from "../../../core/access/actor.model.ts";
import { allFlags, Role } from "../../../core/access/role.model.ts";
import { type StoredView, viewInForce } from "../../../core/view-as/view-in-force.rule.ts";
import { whileViewing } from "../../../core/view-as/while-viewing.rule.ts";

const now = 1_782_907_200;
const view: StoredView = {
  kind: "portal",
  view_id: 7,
  org_id: 1,
  user_id: 2,
  con_id: 3,
  pid: "harbor",
  expires_at: now + 900,
  ended_at: null,
  signs_in: true,
  fields: {},
};
const user: StaffActor = {
  kind: "staff",
  row_rule: "all",
  org_id: 1,
  user_id: 2,
  role: "user",
  flags: ["contacts"],
  features: [],
  teams: [],
};
const holds = (stored: StoredView | null, by: Parameters<typeof viewInForce>[1] = user, at = now): boolean =>
  E.isRight(viewInForce(stored, by, at));

describe("a view of the portal as a contact", () => {
  it("should make its calls those of the learner, for the user who began it", () => {
    expect(viewInForce(view, user, now)).toEqual(
      E.right({ id: 7, by: user, as: { kind: "learner", org_id: 1, con_id: 3, pid: "harbor" }, until: now + 900 }),
    );
  });

  it.each([
    ["it is not known", null, user],
    ["no user is signed in", view, anonymous],
    ["a learner is signed in", view, { kind: "learner" as const, org_id: 1, con_id: 3, pid: "harbor" }],
    ["another user is signed in", view, { ...user, user_id: 9 }],
    ["the user is of another organisation", view, { ...user, org_id: 9 }],
    ["it has ended", { ...view, ended_at: now - 1 }, user],
    ["the contact may not sign in", { ...view, signs_in: false }, user],
    ["the user lost the permission", view, { ...user, flags: [] }],
    ["the user became a guest, who changes no contacts", view, { ...user, role: "guest" as const }],
  ])("should be over when %s", (_why, stored, by) => {
    expect(holds(stored, by)).toBe(false);
  });

  it("should last until its end and no second longer", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000, max: 2_000 }), (after) => {
        expect(holds(view, user, now + after)).toBe(after < 900);
      }),
    );
  });

  it("should never hold for users who may not create a sign-in link for the contact", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(Role.keys).filter(Role.is)), fc.subarray([...allFlags]), (role, flags) => {
        const may = role === "owner" || role === "admin" || (role === "user" && flags.includes("contacts"));
        expect(holds(view, { ...user, role, flags })).toBe(may);
      }),
    );
  });
});

describe("a call of a tab that only looks", () => {
  it("should be answered if it reads, and refused otherwise", () => {
    expect(["GET", "POST", "PUT", "DELETE"].map(whileViewing)).toEqual(["answered", "refused", "refused", "refused"]);
  });
});
