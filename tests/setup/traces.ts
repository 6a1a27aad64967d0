import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the traces of failed browser tests are kept; `npx playwright show-trace FILE` shows one. */
export const traces = fileURLToPath(new URL("../../test-results/traces/", import.meta.url));

/**
 * The beginning of the name of a test's traces; the attempt follows.
 * @param title of the test, after those of its groups
 */
export const traceName = (file: string, title: string): string =>
  `${file.replace(/^.*\//, "").replace(/\.spec\.ts$/, "")}-${title.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 120)}-`;

/** Where a test keeps the trace of one of its pages at an attempt. */
export const traceFile = (
  { file, fullTestName }: { readonly file: { readonly name: string }; readonly fullTestName: string },
  attempt: number,
  page: number,
): string => join(traces, `${traceName(file.name, fullTestName)}${attempt}-${page}.zip`);
