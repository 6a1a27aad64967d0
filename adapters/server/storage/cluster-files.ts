import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";

const program = new URL("./initdb-process.ts", import.meta.url);
/** It ends before machine code that is compiled once more, better, would pay: without, it takes three quarters of the time. */
const compileOnce = "--liftoff-only";

/**
 * Creates the files of the embedded database if missing, in a separate process: initdb takes half a gigabyte, which a running process would
 * not release. An interrupted attempt never has the folder's final name.
 * @throws Error with the output of the failed process
 */
export const ensureClusterFiles = async (folder: string): Promise<void> => {
  if (existsSync(folder)) {
    if ((await readdir(folder)).length > 0) return;
    await rmdir(folder);
  }
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  const child = fork(program, [unfinished], { execArgv: [compileOnce], stdio: ["ignore", "ignore", "pipe", "ipc"] });
  if (child.stderr === null) throw new Error("The process that makes the database has no output to read.");
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  if (code !== 0) throw new Error(`The database in ${folder} could not be made: ${said.trim().split("\n").at(-1) ?? ""}`);
  await rename(unfinished, folder);
};
