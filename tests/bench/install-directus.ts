import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder in which Directus stands once it is installed. */
export const directusFolder = fileURLToPath(new URL("./peers/directus/", import.meta.url));

/** The system's own Node, under which its native parts are built; Directus does not run under every one. */
export const systemNode = "/usr/bin/node";
const systemNpm = "/usr/bin/npm";

/**
 * Installs Directus beside the benches, once.
 * @returns why it cannot be compared with; null when it can
 */
export const installDirectus = (): string | null => {
  if (![systemNode, systemNpm].every((path) => existsSync(path))) return `There is no ${systemNode} with npm.`;
  if (existsSync(`${directusFolder}node_modules/isolated-vm/out/isolated_vm.node`)) return null;
  process.stderr.write("Installing Directus into tests/bench/peers/directus; this takes some minutes and half a gigabyte.\n");
  const run = (...args: readonly string[]): void =>
    void execFileSync(systemNpm, [...args], {
      cwd: directusFolder,
      stdio: ["ignore", 2, 2],
      env: { HOME: process.env["HOME"], PATH: "/usr/bin:/bin" },
    });
  try {
    run("install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock");
    run("rebuild", "isolated-vm");
  } catch (error) {
    return `Directus cannot be installed: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`;
  }
  return null;
};
