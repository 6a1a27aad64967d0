import type { BrowserContext } from "playwright";
import { inject, onTestFinished } from "vitest";
import { traceFile } from "../setup/traces.ts";

const isTraced = process.env["CI"] === "true";
let contexts = 0;

/**
 * In CI, writes down what a page did, and keeps it where its test fails or runs a second time; pictures of the page's elements only then, as
 * they take a sixth of the processor.
 */
export const trace = async (context: BrowserContext): Promise<void> => {
  if (!isTraced) return;
  contexts += 1;
  const number = contexts;
  const attempt = inject("attempt");
  await context.tracing.start({ screenshots: false, snapshots: attempt > 1 });
  onTestFinished(async ({ task }) => {
    const isKept = attempt > 1 || task.result?.state === "fail";
    await context.tracing.stop(isKept ? { path: traceFile(task, attempt, number) } : {}).catch(() => undefined);
  });
};
