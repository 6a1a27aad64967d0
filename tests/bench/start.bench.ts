import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerProcess, signIn, startProcess } from "../adapters/server/faults/server-process.ts";
import { importPeople, loadFor } from "./ordinary-use.ts";
import { memoryOf } from "./process-memory.ts";
import { type Bench, median, ms, type Row } from "./table.ts";

const laterRuns = 5;
const restMs = 15_000;
const afterImportMs = 30_000;
/** START_SECONDS and START_ROWS make the long parts shorter. */
const useSeconds = Number(process.env["START_SECONDS"] ?? "600");
const importRows = Number(process.env["START_ROWS"] ?? "100000");
const restLimit = 400;
const usedLimit = 600;
const built = fileURLToPath(new URL("../../dist/web/.vite/manifest.json", import.meta.url));

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const row = (what: string, value: string, target: string, met: boolean): Row => ({ what, value, limit: "–", ratio: "–", target, met });
const weigh = ({ child }: ServerProcess): ReturnType<typeof memoryOf> => memoryOf(child.pid ?? 0);
const atMost = (what: string, megabytes: number, limit: number): Row =>
  row(what, `${Math.round(megabytes)} MB`, `≤ ${limit} MB`, megabytes <= limit);

/**
 * Starts the server and asks for the first page.
 * @returns milliseconds until it was there
 */
const start = async (folder: string): Promise<{ readonly server: ServerProcess; readonly took: number }> => {
  const began = performance.now();
  const server = await startProcess({ CYGNET_DATA: folder });
  const page = await fetch(`${server.origin}/ui/`);
  if (!page.ok) throw new Error(`The first page was answered ${page.status}.`);
  await page.arrayBuffer();
  return { server, took: performance.now() - began };
};

/** Starts, rests and stops. */
const rested = async (what: string, folder: string): Promise<{ readonly took: number; readonly rows: readonly Row[] }> => {
  const { server, took } = await start(folder);
  await pause(restMs);
  const { now, peak } = weigh(server);
  await server.kill("SIGTERM");
  return {
    took,
    rows: [atMost(`memory at rest, ${what}`, now, restLimit), row(`the most until then, ${what}`, `${Math.round(peak)} MB`, "–", true)],
  };
};

/** A working day in short: calls, then a large import. */
const used = async (folder: string): Promise<readonly Row[]> => {
  const { server } = await start(folder);
  const signed = await signIn(server.origin);
  await loadFor(useSeconds, server);
  const calls = weigh(server).now;
  await importPeople(importRows, server, signed);
  const imported = weigh(server);
  await pause(afterImportMs);
  const later = weigh(server).now;
  await server.kill("SIGTERM");
  return [
    atMost(`memory after ${useSeconds} s of 20 calls a second`, calls, usedLimit),
    row(
      `memory when ${importRows.toLocaleString("en")} people are imported`,
      `${Math.round(imported.now)} MB, ${Math.round(imported.peak)} MB at most`,
      "–",
      true,
    ),
    atMost("memory half a minute later", later, usedLimit),
  ];
};

/** Makes the pages look older than their sources, so that the next start builds them. */
const outdate = (): void => utimesSync(built, 1, 1);

export const startBench: Bench = {
  title: "Start and memory on the embedded database",
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "cygnet-bench-"));
    try {
      const first = await rested("first start", folder);
      const later: number[] = [];
      for (let run = 0; run < laterRuns; run += 1) {
        const { server, took } = await start(folder);
        later.push(took);
        await server.kill("SIGTERM");
      }
      const laterMs = median(later);
      outdate();
      const building = await rested("start that builds the pages", folder);
      return [
        row("first start to the first page, demo seeded", ms(first.took), "≤ 10 s", first.took <= 10_000),
        row("later start to the first page", ms(laterMs), "≤ 3 s", laterMs <= 3_000),
        ...first.rows,
        ...building.rows,
        ...(await rested("later start", folder)).rows,
        ...(await used(folder)),
        ...(await rested(`later start with ${importRows.toLocaleString("en")} people`, folder)).rows,
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
