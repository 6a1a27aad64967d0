import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @property total requests of the whole run
 * @property least per call
 * @property most per call
 */
export type Budget = { readonly total: number; readonly least: number; readonly most: number };

/**
 * Shares a budget of requests: every call gets the least, and what is left goes evenly to the changed calls, or to all where none changed.
 * @returns requests by call
 */
export const shareBudget = (
  calls: readonly string[],
  changed: ReadonlySet<string>,
  { total, least, most }: Budget,
): ReadonlyMap<string, number> => {
  const favoured = calls.filter((call) => changed.has(call));
  const sharing = new Set(favoured.length === 0 ? calls : favoured);
  const left = Math.max(0, total - least * calls.length);
  const extra = Math.floor(left / Math.max(1, sharing.size));
  return new Map(calls.map((call) => [call, sharing.has(call) ? Math.min(most, least + extra) : least]));
};

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const lastCommits = 20;

/** Calls whose contract one of the last commits changed; none where the history is not at hand. */
export const changedCalls = (calls: readonly string[]): ReadonlySet<string> => {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const files = git("log", `-${lastCommits}`, "--name-only", "--format=", "--", "adapters/contract").split("\n");
    const text = [...new Set(files)]
      .map((file) => root + file)
      .filter((path) => path.endsWith(".contract.ts") && existsSync(path))
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    return new Set(calls.filter((call) => text.includes(`"${call}"`)));
  } catch {
    return new Set();
  }
};
