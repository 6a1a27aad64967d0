/** Whether this is a soak (`npm run soak`): new seeds and long runs, never a condition of landing. */
const isSoak = process.env["CYGNET_TESTS"] === "soak";

/** The gate's seed: a commit is judged on the same generated cases however often it is run. */
const gateSeed = 4400;

/**
 * How much generated tests try, in the gate (`npm test`) and in the soak.
 * @property seed of every generated case
 * @property propertyRuns cases per property
 * @property databaseRuns cases per property whose cases ask a database
 * @property propertyMs milliseconds after which a property of core or ui is tried no further; undefined: all cases
 * @property fuzzRequests requests of the whole fuzzer
 * @property fuzzLeast requests per call at least
 * @property fuzzMost requests per call at most
 * @property modelSteps steps of a model test
 */
export const intensity = {
  seed: Number(process.env["PROPERTY_SEED"] ?? gateSeed),
  propertyRuns: Number(process.env["PROPERTY_RUNS"] ?? (isSoak ? 2_000 : 200)),
  databaseRuns: Number(process.env["PROPERTY_RUNS"] ?? (isSoak ? 2_000 : 100)),
  propertyMs: isSoak ? undefined : 2_000,
  fuzzRequests: isSoak ? 100_000 : 12_000,
  fuzzLeast: isSoak ? 500 : 40,
  fuzzMost: isSoak ? 2_000 : 500,
  modelSteps: isSoak ? 10_000 : 1_000,
};

/**
 * Cases of a property whose single case is slow, and rounds in which a server is killed.
 * @param gate how many in the gate; ten times as many in the soak
 */
export const slowRuns = (gate: number): number => (isSoak ? gate * 10 : gate);
