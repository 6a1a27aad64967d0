import { readFile } from "node:fs/promises";

/**
 * A process as it can be recognised later.
 * @property started clock ticks since boot, null where the system does not tell
 */
export type ProcessId = { readonly pid: number; readonly started: string | null };

/** When a process started, and whether it has ended without its parent taking note. */
export const statusOf = async (pid: number): Promise<{ readonly started: string | null; readonly isDead: boolean }> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { started: fields[19] ?? null, isDead: fields[0] === "Z" || fields[0] === "X" };
  } catch {
    return { started: null, isDead: false };
  }
};

/** Whether a process lives; its start tells it from a later process of the same number. */
export const isAlive = async ({ pid, started }: ProcessId): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
  const now = await statusOf(pid);
  return !now.isDead && (started === null || now.started === null || now.started === started);
};
