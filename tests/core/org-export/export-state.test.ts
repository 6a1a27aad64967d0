import { describe, expect, it } from "vitest";
import { exportState } from "../../../core/org-export/export-state.rule.ts";
import { readmeText } from "../../../core/org-export/readme-text.rule.ts";

describe("an export of a whole organisation", () => {
  it.each([
    ["making", null, 10, "making"],
    ["ready", 11, 10, "ready"],
    ["ready", 10, 10, "over"],
    ["failed", null, 10, "failed"],
    ["cancelled", null, 10, "cancelled"],
  ] as const)("should say of %s until %s at %s: %s", (stored, until, now, state) => {
    expect(exportState(stored, until, now)).toBe(state);
  });

  it("should explain each file, and name those whose bytes are missing", () => {
    const text = readmeText({
      org: "Harbor",
      madeAt: "2026-07-01",
      kinds: [{ file: "tasks.csv", about: "Tasks.", rows: 2 }],
      files: 1,
      missing: ["files/contents/4-a.png"],
    });
    expect(text).toContain("tasks.csv (2 rows)\r\n    Tasks.");
    expect(text).toContain("files/contents/ (1 files)");
    expect(text).toContain("    files/contents/4-a.png");
  });
});
