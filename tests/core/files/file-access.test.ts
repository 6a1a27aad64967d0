import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FileAudience, mayChangeFile, maySeeFile } from "../../../core/files/file-access.rule.ts";

const audience: fc.Arbitrary<FileAudience> = fc.record({
  made_by: fc.array(fc.constantFrom(1, 2, null), { maxLength: 3 }),
  teams: fc.subarray([10, 20]),
  system: fc.boolean(),
});
const viewer = fc.record({
  role: fc.constantFrom("owner", "admin", "user", "guest"),
  user_id: fc.constantFrom(1, 2, 3),
  teams: fc.subarray([10, 20, 30]),
});

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

  it("should never permit a change of unseen files, of system files, or by guests", () => {
    fc.assert(
      fc.property(audience, viewer, (whose, who) => {
        const may = mayChangeFile(whose, who);
        expect(may).toBe(maySeeFile(whose, who) && who.role !== "guest" && !whose.system);
      }),
    );
  });
});
