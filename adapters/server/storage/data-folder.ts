import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { chmod, copyFile, link, mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isAlive, type ProcessId, statusOf } from "../process-status.ts";
import { codeOf } from "./database-error.ts";

/** Another running process holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or choose another folder with CYGNET_DATA.`);
    this.name = "FolderInUse";
  }
}

const ownerIn = (lock: string): ProcessId | null => {
  const [pid, started] = lock.trim().split(" ");
  return pid !== undefined && /^\d+$/.test(pid) ? { pid: Number(pid), started: started ?? null } : null;
};

/**
 * Checks whether another running process holds the folder, without locking it.
 * @throws FolderInUse
 */
export const refuseFolderInUse = async (folder: string): Promise<void> => {
  const owner = ownerIn(await readFile(join(folder, "lock"), "utf8").catch(() => ""));
  if (owner !== null && (await isAlive(owner))) throw new FolderInUse(folder, owner.pid);
};

const ownerOnly = 0o700;
const permissions = 0o777;
const forOthers = 0o077;
const sticky = 0o1000;

/**
 * Creates the folder, and restricts an existing one to its owner: the embedded engine's files would otherwise be writable by every user of
 * the machine. Windows has no such permissions.
 * @throws Error when the folder is shared by users, or its permissions cannot be changed
 */
export const closeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: ownerOnly });
  if (process.platform === "win32") return;
  const { mode } = await stat(folder);
  if ((mode & forOthers) === 0) return;
  const refused = (because: string): Error =>
    new Error(
      `The data folder ${folder} is open to other users of this machine (mode ${(mode & permissions).toString(8)}), ${because}. Run chmod 700 on it as its owner, or choose another folder with CYGNET_DATA.`,
    );
  if ((mode & sticky) !== 0) throw refused("who share it");
  await chmod(folder, ownerOnly).catch((error: unknown) => {
    throw refused(`and its permissions cannot be changed (${error instanceof Error ? codeOf(error) : String(error)})`);
  });
  if (((await stat(folder)).mode & forOthers) !== 0) throw refused("and its file system keeps no permissions");
};

/**
 * Creates the lock together with its content, where the file system has links: nobody reads a lock that does not name its owner yet.
 * @returns false where there is one
 */
const created = async (file: string): Promise<boolean> => {
  const mine = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(mine, `${process.pid} ${(await statusOf(process.pid)).started ?? ""}\n`, { mode: 0o600 });
  try {
    await link(mine, file).catch((error: unknown) => {
      if (codeOf(error) === "EEXIST") throw error;
      return copyFile(mine, file, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(mine, { force: true });
  }
};

const attempts = 50;
const waitsMs = 20;
const leftAfterMs = 10_000;

/** Removes the lock of a dead process. One process does so at a time: a second one would remove the lock of the first. */
const removeDeadLock = async (file: string): Promise<void> => {
  const taking = `${file}.taking`;
  try {
    await (await open(taking, "wx", 0o600)).close();
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    const { mtimeMs } = await stat(taking).catch(() => ({ mtimeMs: Infinity }));
    // The process that was removing a lock was killed meanwhile.
    if (mtimeMs < Date.now() - leftAfterMs) await rm(taking, { force: true });
    await setTimeout(waitsMs);
    return;
  }
  // Nothing is removed where there was none: by then it may be the new lock of another process.
  const said = await readFile(file, "utf8").catch(() => null);
  const owner = said === null ? null : ownerIn(said);
  if (said !== null && (owner === null || !(await isAlive(owner)))) await rm(file, { force: true });
  await rm(taking, { force: true });
};

/**
 * Locks the folder for this process; the lock of a dead process is taken over.
 * @returns releases the lock
 * @throws FolderInUse when another running process holds it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await closeFolder(folder);
  const file = join(folder, "lock");
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await created(file)) return () => rm(file, { force: true });
    await refuseFolderInUse(folder);
    await removeDeadLock(file);
  }
  throw new Error(`The lock file ${file} cannot be taken; remove it if no other process uses the folder.`);
};
