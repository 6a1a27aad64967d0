import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const propertyRuns = process.env["PROPERTY_RUNS"] ?? "200";

/** fp-ts ships CommonJS under `lib` (what Node loads) and modules under `es6` (what a bundler can shake). */
const functionalModules = { find: /^fp-ts\/lib\/(.*)\.js$/, replacement: at("./node_modules/fp-ts/es6/$1.js") };

export default defineConfig({
  root: at("./ui"),
  plugins: [react()],
  resolve: { alias: [functionalModules] },
  build: {
    outDir: at("./dist/web"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    rollupOptions: { input: { staff: at("./ui/staff/index.html"), portal: at("./ui/portal/index.html"), gallery: at("./ui/gallery/index.html") } },
  },
  test: {
    root: at("."),
    env: { PROPERTY_RUNS: propertyRuns },
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          environment: "node",
          include: ["tests/{core,architecture,arbitraries}/**/*.test.ts"],
          setupFiles: ["tests/setup/property-runs.ts"],
          alias: [],
        },
      },
      {
        extends: true,
        test: {
          name: "adapters",
          environment: "node",
          include: ["tests/adapters/**/*.test.ts"],
          setupFiles: ["tests/setup/property-runs.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: "ui", environment: "jsdom", include: ["tests/ui/**/*.test.{ts,tsx}"], setupFiles: ["tests/setup/property-runs.ts", "tests/setup/view.ts"] },
      },
    ],
  },
});
