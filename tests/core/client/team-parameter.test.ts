import { describe, expect, it } from "vitest";
import { teamParameter } from "../../../core/client/team-parameter.rule.ts";

const asked = (more: Partial<Parameters<typeof teamParameter>[0]>) =>
  teamParameter({ method: "GET", path: "/api/contacts", explicit: null, team: 5, ...more });

describe("the teams of a call", () => {
  it("should be the team in force, in the query of reads and removals, in query and body of writes [A7.04]", () => {
    expect(asked({})).toEqual({ value: "5", inBody: false });
    expect(asked({ method: "DELETE" })).toEqual({ value: "5", inBody: false });
    for (const method of ["POST", "PUT"]) expect(asked({ method })).toEqual({ value: "5", inBody: true });
  });

  it("should be nothing while all teams are in force", () => {
    expect(asked({ team: null, method: "POST" })).toEqual({ value: null, inBody: false });
  });

  it.each([
    "/api/users",
    "/api/users/:id",
    "/api/users/login",
    "/api/org/usage",
    "/api/orgs",
    "/api/teams/:id",
    "/api/contacts/duplicates",
    "/api/cg/info",
  ])("should be turned off for %s [B6.07]", (path) => {
    expect(asked({ path, method: "POST" })).toEqual({ value: null, inBody: false });
  });

  it.each(["/api/usersets", "/api/contacts/duplicates/other", "/api/campaigns/:id/teams"])("should not be turned off for %s", (path) => {
    expect(asked({ path }).value).toBe("5");
  });

  it("should be what the call asks for itself, also where it is turned off", () => {
    expect(asked({ explicit: "1,2" }).value).toBe("1,2");
    expect(asked({ explicit: "", path: "/api/users" }).value).toBe("");
  });
});
