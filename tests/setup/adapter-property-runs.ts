import fc from "fast-check";
import { intensity } from "./intensity.ts";

/** Properties over databases run to their end: an interrupted case would go on beside the next test. */
fc.configureGlobal({ numRuns: intensity.databaseRuns, seed: intensity.seed });
