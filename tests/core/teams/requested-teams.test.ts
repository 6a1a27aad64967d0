import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { requestedTeams } from "../../../core/teams/requested-teams.rule.ts";

const user = { role: "user", teams: [1, 2], features: ["teams"] } as const;
const admin = { ...user, role: "admin", teams: [] } as const;

describe("the teams that a call requests", () => {
  it("should be all of an administrator's organisation, or the requested ones", () => {
    expect(requestedTeams(admin, null)).toEqual(E.right(null));
    expect(requestedTeams(admin, "")).toEqual(E.right(null));
    expect(requestedTeams(admin, "3,9,3")).toEqual(E.right([3, 9]));
  });

  it("should be a user's own, never others, even when only others are requested", () => {
    expect(requestedTeams(user, null)).toEqual(E.right([1, 2]));
    expect(requestedTeams(user, "2,3")).toEqual(E.right([2]));
    expect(requestedTeams(user, "3")).toEqual(E.right([1, 2]));
  });

  it("should be empty without the feature", () => {
    expect(requestedTeams({ ...user, features: [] }, "1")).toEqual(E.right(null));
  });

  it.each(["a", "1,", ",1", "1;2", "-1", "1.5", "1 2", "?"])("should refuse %j", (asked) => {
    expect(requestedTeams(user, asked)).toMatchObject({ left: { tag: "invalid", errors: { teams: [expect.any(String)] } } });
  });
});
