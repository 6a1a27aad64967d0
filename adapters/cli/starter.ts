import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { isAlive, type ProcessId, statusOf } from "../server/process-status.ts";

const everyMs = 1_000;
const run = promisify(execFile);
const shells = /(^|[\\/])-?((ba|da|z|k|a)?sh|busybox|cmd\.exe|powershell\.exe|pwsh(\.exe)?)$/i;

/** Parent id and name of a process as one text, in the way of each operating system. */
const asked = async (pid: number): Promise<string> => {
  if (process.platform === "linux") return (await readFile(`/proc/${pid}/stat`, "utf8")).replace(/^\d+ \((.*)\) \S (\d+) .*$/s, "$2 $1");
  const [program, args] =
    process.platform === "win32"
      ? [
          "powershell.exe",
          ["-NoProfile", "-Command", `$p = Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}'; "$($p.ParentProcessId) $($p.Name)"`],
        ]
      : ["ps", ["-o", "ppid=,comm=", "-p", String(pid)]];
  return (await run(program, args)).stdout.trim();
};

/** The parent of a shell process, or null where the process is no shell or its parent is unknown. */
const ownerOfShell = async (pid: number): Promise<number | null> => {
  const [, parent, name] = /^(\d+)\s+(.*)$/s.exec(await asked(pid).catch(() => "")) ?? [];
  return parent !== undefined && name !== undefined && shells.test(name) ? Number(parent) : null;
};

const identified = async (pid: number): Promise<ProcessId> => ({ pid, started: (await statusOf(pid)).started });

/**
 * Calls `ended` once, within a second after the npm script that started this process has ended: npm forwards signals only to its shell, and
 * the shell forwards none. Does nothing without an npm script.
 * @param env of this process
 */
export const watchStarter = (env: Readonly<Record<string, string | undefined>>, ended: () => void): void => {
  if (env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const starters: ProcessId[] = [];
  const note = async (): Promise<void> => {
    starters.push(await identified(parent));
    const owner = await ownerOfShell(parent);
    if (owner !== null) starters.push(await identified(owner));
  };
  const look = async (): Promise<void> => {
    const alive = process.ppid === parent && (await Promise.all(starters.map(isAlive))).every(Boolean);
    if (alive) setTimeout(() => void look(), everyMs).unref();
    else ended();
  };
  void note().then(look);
};
