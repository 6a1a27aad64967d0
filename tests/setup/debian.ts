import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chromium } from "playwright";

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Installs Debian packages; the way out where a machine has neither the program nor another source of it. */
const install = (packages: readonly string[]): void => {
  say(`Installing ${packages.join(", ")} (once per machine)…`);
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ]) {
    const done = spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (done.status !== 0) throw new Error(`apt-get ${args.join(" ")} failed; install ${packages.join(", ")} by hand and run again.`);
  }
};

const found = (candidates: () => readonly string[], packages: readonly string[]): string => {
  const there = (): string | undefined => candidates().find((path) => existsSync(path));
  const first = there();
  if (first !== undefined) return first;
  install(packages);
  const installed = there();
  if (installed === undefined) throw new Error(`${packages.join(", ")} was installed but is not where it was expected.`);
  return installed;
};

const isDebian = existsSync("/usr/bin/apt-get");
const installedBrowsers = isDebian ? [] : ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Playwright's own browser where it was downloaded, else Debian's headless shell (a browser without its window), else the system's.
 * @returns the path of the program
 */
export const chromiumPath = (): string =>
  found(() => [chromium.executablePath(), "/usr/bin/chromium-headless-shell", ...installedBrowsers], ["chromium-headless-shell"]);

const debianPostgres = "/usr/lib/postgresql";

const postgresFolders = (): readonly string[] =>
  existsSync(debianPostgres)
    ? readdirSync(debianPostgres)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => `${debianPostgres}/${version}/bin/initdb`)
    : [];

/**
 * The newest PostgreSQL server of the machine.
 * @returns the folder of its programs
 */
export const postgresBin = (): string => found(postgresFolders, ["postgresql"]).replace(/\/initdb$/, "");
