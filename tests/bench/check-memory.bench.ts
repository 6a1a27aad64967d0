import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { writeContacts } from "./contact-files.ts";
import { type Bench, median, ms, type Row } from "./table.ts";

const contacts = 1_000_000;
const mostMegabytes = 256;
const startLimit = 300;
const starts = 7;

const main = fileURLToPath(new URL("../../adapters/cli/main.ts", import.meta.url));
/** Prints the peak of resident memory, in kB, as the last line of standard error. */
const peakReporter = `data:text/javascript,process.on("exit",()=>process.stderr.write("\\n"+process.resourceUsage().maxRSS))`;

const row = (what: string, value: string, target: string, met: boolean): Row => ({ what, value, limit: "–", ratio: "–", target, met });

const runCygnet = async (
  args: readonly string[],
  input: string,
): Promise<{ readonly out: string; readonly said: string; readonly code: unknown; readonly took: number }> => {
  const began = performance.now();
  const child = spawn(process.execPath, ["--import", peakReporter, main, ...args], { stdio: ["pipe", "pipe", "pipe"] });
  const exited = once(child, "exit");
  child.stdin.end(input);
  const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  return { out, said, code, took: performance.now() - began };
};

const checkRow = async (folder: string, name: string): Promise<Row> => {
  const path = join(folder, name);
  await writeContacts(path, contacts);
  const { out, said, code, took } = await runCygnet(["check", path], "");
  rmSync(path);
  if (code !== 0 || out !== "") throw new Error(`The check of ${name} found what is not there: ${out.slice(0, 500)}`);
  const megabytes = Number(said.trim().split("\n").at(-1)) / 1024;
  return row(
    `check ${contacts.toLocaleString("en")} contacts, ${name} (${(took / 1000).toFixed(1)} s)`,
    `${Math.round(megabytes)} MB at most`,
    `< ${mostMegabytes} MB`,
    megabytes < mostMegabytes,
  );
};

const startRow = async (): Promise<Row> => {
  const times: number[] = [];
  for (let run = 0; run < starts; run += 1) {
    const { out, took } = await runCygnet(["rule", "identifier"], '{"text":"A b"}\n');
    if (out !== '"a_b"\n') throw new Error(`cygnet rule identifier answered ${out}.`);
    times.push(took);
  }
  const took = median(times);
  return row("cygnet rule identifier, start to end", ms(took), `≤ ${startLimit} ms`, took <= startLimit);
};

export const checkMemoryBench: Bench = {
  title: "The command line",
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "cygnet-bench-check-"));
    try {
      return [await startRow(), await checkRow(folder, "contacts.csv"), await checkRow(folder, "contacts.ndjson")];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
