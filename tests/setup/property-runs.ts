import fc from "fast-check";
import { intensity } from "./intensity.ts";

/**
 * Properties of what keeps nothing outside of memory: 200 cases, or as many as fit into two seconds; a failure prints its seed and path.
 */
fc.configureGlobal({
  numRuns: intensity.propertyRuns,
  seed: intensity.seed,
  ...(intensity.propertyMs === undefined ? {} : { interruptAfterTimeLimit: intensity.propertyMs, markInterruptAsFailure: false }),
});
