import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const parent = mkdtempSync(join(tmpdir(), "cygnet-key-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const sealer = new URL("../../../../adapters/server/storage/sealer.ts", import.meta.url).href;
const starts = 4;

/** A process that is ready, and asks for the key once it is told to. */
const ready = async (folder: string) => {
  const asks = `process.stdin.once("data", () => { console.log(Buffer.from(sealerOf({ secretKey: null, dataFolder: ${JSON.stringify(folder)} }).fileKey).toString("hex")); process.exit(); });`;
  const child = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `const { sealerOf } = await import(${JSON.stringify(sealer)}); ${asks} console.log("ready");`,
  ]);
  await once(child.stdout, "data");
  return child;
};

describe("the key of a data folder", () => {
  it("should be the same for all processes that start at the same time, and readable by its owner alone", async () => {
    const folder = join(parent, "data");
    const children = await Promise.all(Array.from({ length: starts }, () => ready(folder)));
    const answers = children.map((child) => once(child.stdout, "data"));
    for (const child of children) child.stdin.write("go");
    const told = (await Promise.all(answers)).map(String);
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toMatch(/^[0-9a-f]{64}\n$/);
    expect(readdirSync(folder)).toEqual(["secret.key"]);
    expect(statSync(join(folder, "secret.key")).mode & 0o777).toBe(0o600);
  });
});
