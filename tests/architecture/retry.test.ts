import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs a fixture as the whole test run of CI, in a process of its own. */
const run = (fixture: string, ci: string): Promise<{ readonly code: number; readonly text: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, CI: ci, TEST_CONFIG: `${root}tests/setup/retry/vitest-config.ts`, RETRY_FIXTURE: fixture };
    execFile(process.execPath, ["tests/setup/run.ts"], { cwd: root, env }, (error, stdout) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, text: stdout }),
    );
  });

describe("a browser test that fails", () => {
  it("should run again in CI, pass as flaky and be named", async () => {
    const { code, text } = await run("second-attempt", "true");
    const trace = "second-attempt.ts-a-group-passes-at-the-second-attempt-";
    expect(text).toContain(
      `FLAKY tests/setup/retry/second-attempt.ts > a group > passes at the second attempt (traces: ${trace}1-1.zip, ${trace}2-1.zip)`,
    );
    expect(text).toMatch(/^ {2}attempt 1: expected 1 to be 2 .*\(tests\/setup\/retry\/second-attempt\.ts:9\)$/m);
    expect(text).not.toContain("attempt 2:");
    expect(text).toMatch(/1 passed, 0 failed\n?$/);
    expect(code).toBe(0);
  });

  it.each([
    ["no-attempt", "true"],
    ["second-attempt", ""],
  ])("should fail the run when it fails again, or outside of CI: %s, CI=%s", async (fixture, ci) => {
    const { code, text } = await run(fixture, ci);
    expect(text).toMatch(/0 passed, 1 failed\n?$/);
    expect(code).toBe(1);
  });
});
