import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";

const program = new URL("./initdb-process.ts", import.meta.url);

/**
 * Makes the files of the embedded database where there are none, in a process of its own: initdb takes half a gigabyte, which a process
 * that goes on would not give back. An interrupted attempt never has the folder's name.
 * @throws Error with what the process said when it failed
 */
export const ensureClusterFiles = async (folder: string): Promise<void> => {
  if (existsSync(folder)) {
    if ((await readdir(folder)).length > 0) return;
    await rmdir(folder);
  }
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  const child = fork(program, [unfinished], { execArgv: [], stdio: ["ignore", "ignore", "pipe", "ipc"] });
  if (child.stderr === null) throw new Error("The process that makes the database has no output to read.");
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  if (code !== 0) throw new Error(`The database in ${folder} could not be made: ${said.trim().split("\n").at(-1) ?? ""}`);
  await rename(unfinished, folder);
};
