import { describe, expect, it } from "vitest";
import { isOfAnotherTeam } from "../../../core/contacts/other-team.rule.ts";

describe("Whether a contact is of another team", () => {
  it.each([
    ["of the team that is worked in", ["1"], 1, false],
    ["of another one", ["2"], 1, true],
    ["of none, and so everybody's", null, 1, false],
    ["of none, as an empty list", [], 1, false],
    ["of any, for whoever works in all teams", ["2"], null, false],
  ] as const)("should be shown for a contact %s", (_, held, team, isOther) => {
    expect(isOfAnotherTeam({ fields: { contactTeam: held } }, team)).toBe(isOther);
  });

  it("should not be shown without a team", () => expect(isOfAnotherTeam({ fields: {} }, 1)).toBe(false));
});
