import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const thread = new URL("../../../../adapters/server/storage/pglite-thread.ts", import.meta.url).href;

/** Enough work in two threads for the engine's hot functions to be optimised and their first code replaced. */
const work = `
const { startPgliteThread } = await import(${JSON.stringify(thread)});
for (let round = 0; round < 3; round += 1) {
  await Promise.all([1, 2].map(async () => {
    const one = await startPgliteThread(undefined, 60_000);
    for (let n = 0; n < 20; n += 1) await one.query("select count(*) from pg_class a, pg_class b where a.relname < b.relname", []);
    one.close();
    await one.ended;
  }));
}
console.log("worked");
`;

it("should keep the engine's replaced machine code, which V8 frees at the risk of ending the process", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cygnet-code-"));
  const file = join(folder, "work.mjs");
  await writeFile(file, work);
  const { stdout } = await promisify(execFile)(process.execPath, ["--trace-wasm-code-gc", file]).finally(() => rm(folder, { recursive: true }));
  expect(stdout).toContain("worked");
  expect(stdout).not.toContain("[wasm-gc]");
});
