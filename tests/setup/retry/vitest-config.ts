import { defineConfig } from "vitest/config";

/** A run with one browser test, which fails at its first attempt or at every attempt. */
export default defineConfig({
  test: { projects: [{ test: { name: "e2e", include: [`tests/setup/retry/${process.env["RETRY_FIXTURE"] ?? ""}.ts`] } }] },
});
