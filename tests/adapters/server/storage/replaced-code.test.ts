import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const storage = new URL("../../../../adapters/server/storage/", import.meta.url);
const engine = pathToFileURL(createRequire(import.meta.url).resolve("@electric-sql/pglite")).href;
const query = JSON.stringify("select count(*) from pg_class a, pg_class b where a.relname < b.relname");

/** One database in a thread of the product. */
const ours = `
const { startPgliteThread } = await import(${JSON.stringify(new URL("pglite-thread.ts", storage).href)});
const thread = await startPgliteThread(undefined, 60_000);
await thread.query(${query}, []);
thread.close();
await thread.ended;
`;

/** The same by the engine alone. */
const bare = `
const { PGlite } = (await import(${JSON.stringify(engine)})).default;
const database = await PGlite.create();
await database.query(${query});
await database.close();
`;

describe("replaced WebAssembly code of the embedded engine", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cygnet-code-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** How often V8 collects WebAssembly code while a program runs, made to do so as often as it can. */
  const collections = async (program: string, ...args: readonly string[]): Promise<number> => {
    const { stdout } = await promisify(execFile)(process.execPath, ["--trace-wasm-code-gc", "--stress-wasm-code-gc", program, ...args]);
    return stdout.split("[wasm-gc]").length - 1;
  };
  const written = async (name: string, source: string): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, source);
    return file;
  };

  it("should be collected where the product does not prevent it, so that the tests below can fail", async () => {
    expect(await collections(await written("bare.mjs", bare))).toBeGreaterThan(0);
  });

  it("should not be collected in the server, whose databases run in threads", async () => {
    expect(await collections(await written("ours.mjs", ours))).toBe(0);
  });

  it("should not be collected in the process that creates a cluster", async () => {
    expect(await collections(fileURLToPath(new URL("initdb-process.ts", storage)), join(folder, "cluster"))).toBe(0);
  });
});
