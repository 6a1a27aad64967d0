import { describe, expect, it } from "vitest";
import { filesToRetry, judge, type Outcome } from "../setup/judge-run.ts";

const outcome = (state: Outcome["state"], title = "one", project = "e2e", file = "tests/e2e/a.spec.ts"): Outcome => ({
  project,
  file,
  title,
  state,
});

describe("what runs once more", () => {
  it("should be the files of failed browser tests, each once", () => {
    expect(filesToRetry([outcome("failed"), outcome("failed", "two"), outcome("passed", "three", "e2e", "b.spec.ts")], 0)).toEqual([
      "tests/e2e/a.spec.ts",
    ]);
  });

  it("should be nothing when a test of core, adapters or ui failed", () => {
    expect(filesToRetry([outcome("failed"), outcome("failed", "one", "core", "a.test.ts")], 0)).toEqual([]);
  });

  it("should be nothing after an error that belongs to no test, or more failures than chance makes", () => {
    expect(filesToRetry([outcome("failed")], 1)).toEqual([]);
    expect(
      filesToRetry(
        Array.from({ length: 11 }, (_, at) => outcome("failed", `${at}`)),
        0,
      ),
    ).toEqual([]);
  });
});

describe("the verdict on a run", () => {
  it("should count every test once, whether it ran once or twice", () => {
    const first = [outcome("passed"), outcome("failed", "two")];
    const verdict = judge(first, [outcome("passed"), outcome("passed", "two")]);
    expect(verdict).toMatchObject({ passed: 2, failed: [] });
    expect(verdict.flaky.map(({ title }) => title)).toEqual(["two"]);
  });

  it("should be failed when a test fails twice, or never ends", () => {
    expect(judge([outcome("failed")], [outcome("failed")])).toMatchObject({ passed: 0, failed: [{ title: "one" }], flaky: [] });
    expect(judge([outcome("pending")], [])).toMatchObject({ passed: 0, failed: [{ title: "one" }] });
  });

  it("should name as flaky what passed first and failed in the second run", () => {
    expect(
      judge([outcome("passed"), outcome("failed", "two")], [outcome("failed"), outcome("passed", "two")]).flaky.map(({ title }) => title),
    ).toEqual(["one", "two"]);
  });

  it("should be failed for a file that fails outside of its tests, and flaky when the second run mends it", () => {
    const broken = outcome("failed", "");
    expect(judge([broken], []).failed).toEqual([broken]);
    expect(judge([broken], [outcome("passed")])).toEqual({ passed: 1, failed: [], flaky: [broken] });
    expect(judge([broken], [broken]).failed).toEqual([broken]);
  });
});
