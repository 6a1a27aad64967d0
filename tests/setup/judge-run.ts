/** One test, or a file that failed outside of its tests. */
export type Outcome = {
  readonly project: string;
  readonly file: string;
  readonly title: string;
  readonly state: "passed" | "failed" | "pending" | "skipped";
  /** of its failure, in one line */
  readonly reason?: string;
};

export type Verdict = { readonly passed: number; readonly failed: readonly Outcome[]; readonly flaky: readonly Outcome[] };

/** The only project whose tests may run a second time, in CI. */
export const retriedProject = "e2e";

/** More failures than this are no chance, and are not tried again. */
const mostRetried = 10;

const isBad = ({ state }: Outcome): boolean => state === "failed" || state === "pending";
export const keyOf = ({ project, file, title }: Outcome): string => `${project} ${file} ${title}`;

/** The files to run once more: those of a few failed browser tests, where nothing else failed. */
export const filesToRetry = (outcomes: readonly Outcome[], unhandled: number): readonly string[] => {
  const bad = outcomes.filter(isBad);
  const mayRetry = unhandled === 0 && bad.length <= mostRetried && bad.every(({ project }) => project === retriedProject);
  return mayRetry ? [...new Set(bad.map(({ file }) => file))] : [];
};

/** What counts after the second run: a test that passed in either run has passed, and one that failed in either is named as flaky. */
export const judge = (first: readonly Outcome[], second: readonly Outcome[]): Verdict => {
  const again = new Map(second.map((outcome) => [keyOf(outcome), outcome]));
  const retried = new Set(second.map(({ file }) => file));
  const known = new Set(first.map(keyOf));
  /** A file whose set-up failed has its tests in the second run only. */
  const all = [...first, ...second.filter((outcome) => !known.has(keyOf(outcome)))];
  const isMendedFile = (outcome: Outcome): boolean => outcome.title === "" && retried.has(outcome.file) && !again.has(keyOf(outcome));
  const hasPassed = (outcome: Outcome): boolean =>
    outcome.state === "passed" || again.get(keyOf(outcome))?.state === "passed" || isMendedFile(outcome);
  const hasFailed = (outcome: Outcome): boolean =>
    isBad(outcome) || (again.has(keyOf(outcome)) && again.get(keyOf(outcome))?.state !== "passed");
  return {
    passed: all.filter((outcome) => outcome.title !== "" && outcome.state !== "skipped" && hasPassed(outcome)).length,
    failed: all.filter((outcome) => isBad(outcome) && !hasPassed(outcome)),
    flaky: all.filter((outcome) => hasPassed(outcome) && hasFailed(outcome)),
  };
};
