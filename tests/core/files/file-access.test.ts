import { describe, expect, it } from "vitest";
import { mayChangeSeenFile, maySeeFile } from "../../../core/files/file-access.rule.ts";

describe("who sees and changes a file", () => {
  it.each([
    ["an administrator any file", { made_by: [2], teams: [], system: false }, { role: "admin", user_id: 1, teams: [] }, true],
    ["a member their own", { made_by: [null, 1], teams: [], system: false }, { role: "user", user_id: 1, teams: [] }, true],
    [
      "a member what is shared with their team",
      { made_by: [2], teams: [10], system: false },
      { role: "user", user_id: 1, teams: [10] },
      true,
    ],
    ["no member that of another", { made_by: [2], teams: [20], system: false }, { role: "user", user_id: 1, teams: [10] }, false],
    [
      "a guest what is shared with their team",
      { made_by: [2], teams: [10], system: false },
      { role: "guest", user_id: 1, teams: [10] },
      true,
    ],
    ["no guest what they once made", { made_by: [1], teams: [], system: false }, { role: "guest", user_id: 1, teams: [10] }, false],
    ["a guest what comes with the product", { made_by: [], teams: [], system: true }, { role: "guest", user_id: 1, teams: [] }, true],
  ] as const)("should show %s", (_, whose, who, seen) => {
    expect(maySeeFile(whose, who)).toBe(seen);
  });

  it("should let no guest change what they see, and nobody what comes with the product", () => {
    const roles = ["owner", "admin", "user", "guest"] as const;
    expect(roles.filter((role) => mayChangeSeenFile({ system: false }, { role }))).toEqual(["owner", "admin", "user"]);
    expect(roles.filter((role) => mayChangeSeenFile({ system: true }, { role }))).toEqual([]);
  });
});
