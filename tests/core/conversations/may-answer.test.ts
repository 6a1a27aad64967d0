import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { mayCall } from "../../../core/access/access-rule.rule.ts";
import { allFlags, Role } from "../../../core/access/role.model.ts";
import { answering, mayAnswer } from "../../../core/conversations/may-answer.rule.ts";

const roles = Object.keys(Role.keys).filter(Role.is);

describe("Who may answer contacts", () => {
  it("should be the users who may make the calls", () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), fc.subarray([...allFlags]), (role, flags) => {
        const actor = { kind: "staff" as const, row_rule: "all" as const, org_id: 1, user_id: 1, role, flags, features: [], teams: [] };
        expect(mayAnswer({ role, flags })).toBe(E.isRight(mayCall(answering, actor)));
      }),
    );
  });

  it("should be administrators, and members with both permissions", () => {
    const flags = ["contacts", "conversations"];
    expect(roles.filter((role) => mayAnswer({ role, flags }))).toEqual(["owner", "admin", "user"]);
    expect(roles.filter((role) => mayAnswer({ role, flags: ["contacts"] }))).toEqual(["owner", "admin"]);
  });
});
