import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const area = process.env["MUTATION_AREA"];

/** The tests of the core, or of one area of it, each property run as seldom as still finds mutants. */
export default defineConfig({
  root: fileURLToPath(new URL("../../", import.meta.url)),
  test: {
    env: { PROPERTY_RUNS: process.env["PROPERTY_RUNS"] ?? "25" },
    environment: "node",
    include: [`tests/core/${area === undefined ? "" : `${area}/`}**/*.test.ts`],
    testTimeout: 60_000,
    setupFiles: ["tests/setup/property-runs.ts"],
  },
});
