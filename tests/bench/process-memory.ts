import { readFileSync } from "node:fs";

/**
 * Memory of a process in MB, as the system counts it.
 * @property now resident
 * @property peak the most since it started
 */
export const memoryOf = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? "0") / 1024;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
};
