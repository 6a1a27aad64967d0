import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Writers of what is no part of a user's record, each with its own entries in the audit log, and of members of a whole team at once. */
const others = [
  "adapters/server/auth/activate.flow.ts",
  "adapters/server/auth/reset-password.flow.ts",
  "adapters/server/auth/session.store.ts",
  "adapters/server/auth/staff-pin.store.ts",
  "adapters/server/auth/start-session.flow.ts",
  "adapters/server/profile/change-email.flow.ts",
  "adapters/server/profile/change-password.flow.ts",
  "adapters/server/profile/own-credentials.flow.ts",
  "adapters/server/teams/delete-team.store.ts",
  "adapters/server/teams/restore-team.store.ts",
  "adapters/server/teams/teams.store.ts",
];

describe("the record of a user", () => {
  it("should be written in one place, with its version and an entry in the audit log", () => {
    const writers = globSync("adapters/**/*.ts", { cwd: root })
      .filter((path) => !path.endsWith(".demo.ts") && !path.startsWith("adapters/server/demo/"))
      .filter((path) => /updateTable\("users"\)|\bupdate users\b/i.test(readFileSync(root + path, "utf8")));
    expect(writers.toSorted()).toEqual([...others, "adapters/server/users/write-user.store.ts"].toSorted());
  });
});
