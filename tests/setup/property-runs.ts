import fc from "fast-check";

/** `npm run check` runs properties 200 times, CI 2,000 times; a failure prints its seed and path. */
fc.configureGlobal({ numRuns: Number(process.env["PROPERTY_RUNS"] ?? "200") });
