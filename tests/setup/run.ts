import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import { failureReason } from "./failure-reason.ts";
import { filesToRetry, judge, keyOf, type Outcome } from "./judge-run.ts";
import { traceName, traces } from "./traces.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** 1, or 2 where a failed browser test runs once more */
    readonly attempt: number;
  }
}

/** Every test of a file, and the file itself, without a title, where it failed outside of its tests or has none. */
const outcomesOf = (module: TestModule): readonly Outcome[] => {
  const place = { project: module.project.name, file: module.relativeModuleId };
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    return { ...place, title: test.fullName, state, reason: failureReason(errors ?? []) };
  });
  const outside = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  return outside.length > 0 || tests.length === 0
    ? [...tests, { ...place, title: "", state: "failed", reason: failureReason(outside) }]
    : tests;
};

const resultsOf = (vitest: Vitest): readonly Outcome[] => vitest.state.getTestModules().flatMap(outcomesOf);

/** How many of a project's slowest files are printed. */
const slowestTold = Number(process.env["SLOWEST"] ?? 5);

const named = ({ file, title }: Outcome): string => (title === "" ? file : `${file} > ${title}`);

const tracesOf = ({ file, title }: Outcome): readonly string[] => {
  try {
    return readdirSync(traces).filter((name) => name.startsWith(traceName(file, title)));
  } catch {
    return [];
  }
};

/** Seconds that the files of a project took together, set-up included, and the slowest of them. */
const timesOf = (vitest: Vitest, project: string): readonly string[] => {
  const files = vitest.state
    .getTestModules()
    .filter((module) => module.project.name === project)
    .map((module) => {
      const { duration, environmentSetupDuration, prepareDuration, collectDuration, setupDuration } = module.diagnostic();
      return {
        file: module.relativeModuleId,
        seconds: (duration + environmentSetupDuration + prepareDuration + collectDuration + setupDuration) / 1_000,
      };
    })
    .sort((a, b) => b.seconds - a.seconds);
  const sum = files.reduce((total, { seconds }) => total + seconds, 0);
  return files.length === 0
    ? []
    : [
        `${project}: ${files.length} files, ${Math.round(sum)} s`,
        ...files.slice(0, slowestTold).map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s ${file}`),
      ];
};

const root = fileURLToPath(new URL("../../", import.meta.url));
const projects = ["core", "adapters", "ui", "e2e", "faults"];
const words = process.argv.slice(2);
const wanted = words.filter((word) => projects.includes(word));

rmSync(traces, { recursive: true, force: true });
const started = Date.now();
// What startVitest sets too; it also ends the run before anything could be tried once more, so it is not used.
Object.assign(process.env, { TEST: "true", VITEST: "true", NODE_ENV: process.env["NODE_ENV"] ?? "test" });
const vitest = await createVitest("test", {
  root,
  config: process.env["TEST_CONFIG"] ?? `${root}vite.config.ts`,
  watch: false,
  ...(wanted.length === 0 ? {} : { project: wanted }),
});
// Otherwise its PostgreSQL and its browsers would go on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void vitest.close().finally(() => process.exit(1)));
for (const project of vitest.projects) project.provide("attempt", 1);
await vitest.start(words.filter((word) => !projects.includes(word)));
const first = resultsOf(vitest);
const unhandled = vitest.state.getUnhandledErrors().length;
const files = process.env["CI"] === "true" ? filesToRetry(first, unhandled) : [];
let second: readonly Outcome[] = [];
if (files.length > 0) {
  process.stdout.write(`\nOnce more: ${files.join(", ")}\n`);
  for (const project of vitest.projects) project.provide("attempt", 2);
  await vitest.rerunTestSpecifications(
    vitest.state
      .getTestModules()
      .filter(({ relativeModuleId }) => files.includes(relativeModuleId))
      .map((module) => module.toTestSpecification()),
  );
  second = resultsOf(vitest).filter(({ file }) => files.includes(file));
}
const times = projects.flatMap((project) => timesOf(vitest, project));
const late = vitest.state.getUnhandledErrors().length;
await vitest.close();

const { passed, failed, flaky } = judge(first, second);
/** Why a test failed, at each of its attempts. */
const reasonsOf = (outcome: Outcome): readonly string[] =>
  [first, second].flatMap((attempt, at) =>
    attempt
      .filter((one) => keyOf(one) === keyOf(outcome) && (one.reason ?? "") !== "")
      .map(({ reason }) => `  attempt ${at + 1}: ${reason}`),
  );
const lines = [
  "",
  ...times,
  ...failed.flatMap((outcome) => [`FAIL ${named(outcome)}${outcome.state === "pending" ? " (never ended)" : ""}`, ...reasonsOf(outcome)]),
  ...flaky.flatMap((outcome) => [`FLAKY ${named(outcome)} (traces: ${tracesOf(outcome).join(", ") || "none"})`, ...reasonsOf(outcome)]),
  `${Math.round((Date.now() - started) / 1_000)} s`,
  `${passed} passed, ${failed.length + Math.max(unhandled, late)} failed`,
  "",
];
process.exitCode = failed.length + Math.max(unhandled, late) === 0 && passed > 0 ? 0 : 1;
process.on("exit", () => process.stdout.write(lines.join("\n")));
