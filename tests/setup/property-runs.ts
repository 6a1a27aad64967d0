import fc from "fast-check";

const seed = process.env["PROPERTY_SEED"];

/** `npm run check` runs properties 200 times on new cases each time, CI 2,000 times on those of the commit; a failure prints its seed and path. */
fc.configureGlobal({ numRuns: Number(process.env["PROPERTY_RUNS"] ?? "200"), ...(seed === undefined ? {} : { seed: Number(seed) }) });
