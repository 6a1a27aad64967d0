import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What reads the sources without running them, the longest first. None writes anything, so that they may run beside each other. */
const checks: readonly (readonly string[])[] = [
  ["tsc", "--noEmit"],
  ["tsc", "--noEmit", "-p", "core/tsconfig.json"],
  ["knip", "--no-progress", "--no-config-hints"],
  ["knip", "--no-progress", "--no-config-hints", "--production", "--include", "files"],
  ["oxlint", "--deny-warnings", "--quiet", "."],
  ["oxfmt", "--check"],
];

/** Runs one check and prints what it says once it has ended. */
const passes = async ([program = "", ...words]: readonly string[]): Promise<boolean> => {
  const child = spawn(program, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) process.stdout.write(`${program} ${words.join(" ")}: failed\n${out}${err}`);
  return code === 0;
};

const waiting = [...checks];
const found: boolean[] = [];
const worker = async (): Promise<void> => {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) found.push(await passes(check));
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
process.exitCode = found.length === checks.length && found.every((good) => good) ? 0 : 1;
