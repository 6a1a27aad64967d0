import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./peers/", import.meta.url));

/** Installs what the rules are compared with, once, beside the benches, so that the product does not carry it. */
export const installPeers = (): void => {
  if (existsSync(`${folder}node_modules`)) return;
  process.stderr.write("Installing the libraries to compare with into tests/bench/peers (npm ci).\n");
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: ["ignore", 2, 2] });
};
