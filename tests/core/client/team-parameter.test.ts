import { describe, expect, it } from "vitest";
import { teamParameter } from "../../../core/client/team-parameter.rule.ts";

const asked = (more: Partial<Parameters<typeof teamParameter>[0]>) =>
  teamParameter({ method: "GET", carriesTeams: true, explicit: null, team: 5, ...more });

describe("the teams of a call", () => {
  it("should be the active team, in the query of reads and deletions, in query and body of writes [A7.04]", () => {
    expect(asked({})).toEqual({ value: "5", inBody: false });
    expect(asked({ method: "DELETE" })).toEqual({ value: "5", inBody: false });
    for (const method of ["POST", "PUT"]) expect(asked({ method })).toEqual({ value: "5", inBody: true });
  });

  it("should be absent while all teams are active", () => {
    expect(asked({ team: null, method: "POST" })).toEqual({ value: null, inBody: false });
  });

  it("should be absent for a call that does not carry it [B6.07]", () => {
    for (const method of ["GET", "POST", "PUT", "DELETE"])
      expect(asked({ carriesTeams: false, method })).toEqual({ value: null, inBody: false });
  });

  it("should be what the call itself requests, also where it is turned off", () => {
    expect(asked({ explicit: "1,2" }).value).toBe("1,2");
    expect(asked({ explicit: "", carriesTeams: false }).value).toBe("");
  });
});
