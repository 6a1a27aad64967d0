import { readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "../adapters/server/faults/server-process.ts";
import { type Bench, median, ms, type Row } from "./table.ts";

const laterRuns = 5;

/** Resident memory of a process in MB. */
const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0") / 1024;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts the server and asks for the first page. @returns milliseconds, and what it weighs at rest when asked */
const start = async (folder: string, weigh: boolean): Promise<{ readonly took: number; readonly megabytes: number }> => {
  const began = performance.now();
  const server = await startProcess({ CYGNET_DATA: folder });
  const page = await fetch(`${server.origin}/ui/`);
  const took = performance.now() - began;
  if (!page.ok) throw new Error(`The first page was answered ${page.status}.`);
  if (weigh) await pause(5_000);
  const megabytes = weigh && server.child.pid !== undefined ? memoryOf(server.child.pid) : 0;
  await server.kill("SIGTERM");
  return { took, megabytes };
};

const row = (what: string, value: string, target: string, met: boolean): Row => ({ what, value, limit: "–", ratio: "–", target, met });

export const startBench: Bench = {
  title: "Start on the embedded database",
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "cygnet-bench-"));
    try {
      const first = await start(folder, false);
      const later = [];
      for (let run = 0; run < laterRuns; run += 1) later.push(await start(folder, run === laterRuns - 1));
      const laterMs = median(later.map(({ took }) => took));
      const megabytes = later.at(-1)?.megabytes ?? Number.NaN;
      return [
        row("first start to the first page, demo seeded", ms(first.took), "≤ 10 s", first.took <= 10_000),
        row("later start to the first page", ms(laterMs), "≤ 3 s", laterMs <= 3_000),
        row("memory at rest", `${Math.round(megabytes)} MB`, "≤ 512 MB", megabytes <= 512),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
