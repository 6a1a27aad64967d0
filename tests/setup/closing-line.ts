import type { Reporter, TestModule } from "vitest/node";

const notEnded = (module: TestModule): string[] => {
  const waiting = [...module.children.allTests()].filter((test) => test.result().state === "pending").map((test) => `  ${test.fullName}`);
  return waiting.length === 0 ? [] : [`${module.relativeModuleId} ended before ${waiting.length} of its tests:`, ...waiting];
};

/** Prints what a lost worker left undone, and `N passed, N failed` as the last line, the same whichever suites ran; a file that could not be read counts as failed. */
export const closingLine: Reporter = {
  onTestRunEnd: (modules: readonly TestModule[], unhandled) => {
    let [passed, failed] = [0, unhandled.length];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      passed += tests.filter((test) => test.result().state === "passed").length;
      failed += tests.filter((test) => test.result().state === "failed").length;
      if (tests.length === 0 || module.errors().length > 0) failed += 1;
    }
    process.on("exit", () => process.stdout.write([...modules.flatMap(notEnded), `${passed} passed, ${failed} failed`, ""].join("\n")));
  },
};
