import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { closingLine } from "./tests/setup/closing-line.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const propertyRuns = process.env["PROPERTY_RUNS"] ?? "200";

/** By itself Vitest leaves one core idle, on a machine with two that is half of it. */
const maxWorkers = availableParallelism();

/** fp-ts ships CommonJS under `lib` (what Node loads) and modules under `es6` (what a bundler can shake). */
const functionalModules = { find: /^fp-ts\/lib\/(.*)\.js$/, replacement: at("./node_modules/fp-ts/es6/$1.js") };

export default defineConfig({
  root: at("./ui"),
  plugins: [react(), { ...optimizeLocales.vite({ locales: ["en-US", "es-ES"] }), enforce: "pre" }],
  resolve: { alias: [functionalModules] },
  build: {
    outDir: at("./dist/web"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    rolldownOptions: { input: { staff: at("./ui/staff/index.html"), portal: at("./ui/portal/index.html"), gallery: at("./ui/gallery/index.html") } },
  },
  test: {
    root: at("."),
    env: { PROPERTY_RUNS: propertyRuns },
    reporters: ["default", closingLine],
    maxWorkers,
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          sequence: { groupOrder: 0 },
          environment: "node",
          include: ["tests/{core,architecture,arbitraries}/**/*.test.ts"],
          testTimeout: 180_000,
          isolate: false,
          setupFiles: ["tests/setup/property-runs.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "adapters",
          sequence: { groupOrder: 1 },
          environment: "node",
          include: ["tests/adapters/**/*.test.ts"],
          exclude: ["tests/adapters/server/faults/**"],
          setupFiles: ["tests/setup/property-runs.ts"],
          globalSetup: ["tests/setup/postgres.global.ts", "tests/setup/templates.global.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          sequence: { groupOrder: 4 },
          environment: "node",
          include: ["tests/adapters/server/faults/**/*.test.ts"],
          globalSetup: ["tests/setup/postgres.global.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: { name: "ui", sequence: { groupOrder: 2 }, environment: "jsdom", testTimeout: 60_000, hookTimeout: 60_000, include: ["tests/ui/**/*.test.{ts,tsx}"], setupFiles: ["tests/setup/property-runs.ts", "tests/setup/view.ts"] },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          sequence: { groupOrder: 3 },
          environment: "node",
          include: ["tests/e2e/**/*.spec.ts"],
          globalSetup: ["tests/setup/build.global.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
