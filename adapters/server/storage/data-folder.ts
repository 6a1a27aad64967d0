import { chmod, mkdir, open, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isAlive, type ProcessId, statusOf } from "../process-status.ts";

/** Another running process holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first, or choose another folder with CYGNET_DATA.`);
    this.name = "FolderInUse";
  }
}

const ownerOf = async (file: string): Promise<ProcessId | null> => {
  const [pid, started] = (await readFile(file, "utf8").catch(() => "")).trim().split(" ");
  return pid !== undefined && /^\d+$/.test(pid) ? { pid: Number(pid), started: started ?? null } : null;
};

/**
 * Checks whether another running process holds the folder, without locking it.
 * @throws FolderInUse
 */
export const refuseFolderInUse = async (folder: string): Promise<void> => {
  const owner = await ownerOf(join(folder, "lock"));
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
    throw refused(`and its permissions cannot be changed (${error instanceof Error ? String(Reflect.get(error, "code")) : String(error)})`);
  });
  if (((await stat(folder)).mode & forOthers) !== 0) throw refused("and its file system keeps no permissions");
};

/**
 * Locks the folder for this process; the lock of a dead process is taken over.
 * @returns releases the lock
 * @throws FolderInUse when another running process holds it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await closeFolder(folder);
  const file = join(folder, "lock");
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const handle = await open(file, "wx", 0o600);
      await handle.writeFile(`${process.pid} ${(await statusOf(process.pid)).started ?? ""}\n`);
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error) || Reflect.get(error, "code") !== "EEXIST") throw error;
      await refuseFolderInUse(folder);
      await rm(file, { force: true });
    }
  }
  throw new Error(`The lock file ${file} cannot be taken; remove it if no other process uses the folder.`);
};
