import { readFile } from "node:fs/promises";

/**
 * Identifies a process across reuse of its pid.
 * @property started clock ticks since boot, null where the system does not provide it
 */
export type ProcessId = { readonly pid: number; readonly started: string | null };

/** When a process started, and whether it is a zombie. */
export const statusOf = async (pid: number): Promise<{ readonly started: string | null; readonly isDead: boolean }> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { started: fields[19] ?? null, isDead: fields[0] === "Z" || fields[0] === "X" };
  } catch {
    return { started: null, isDead: false };
  }
};

/** Whether a process is running; its start time distinguishes it from a later process with the same pid. */
export const isAlive = async ({ pid, started }: ProcessId): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
  const now = await statusOf(pid);
  return !now.isDead && (started === null || now.started === null || now.started === started);
};
