import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const minutes = Number(process.argv[2] ?? "60");
if (!Number.isFinite(minutes) || minutes <= 0) {
  process.stderr.write("npm run soak [-- minutes]: minutes is a number above 0, 60 unless told.\n");
  process.exit(2);
}

/** What is run in turns until the time is over: generated cases with new seeds, then browser tests with each disturbance. */
const turns: readonly { readonly name: string; readonly projects: readonly string[]; readonly env: Readonly<Record<string, string>> }[] = [
  { name: "generated cases", projects: ["core", "ui", "adapters"], env: {} },
  { name: "browser, slow pages", projects: ["e2e"], env: { CYGNET_E2E_SLOW: "5" } },
  { name: "browser, slow line", projects: ["e2e"], env: { CYGNET_E2E_DELAY: "150" } },
  { name: "browser, pages that stand still", projects: ["e2e"], env: { CYGNET_E2E_STILL: "3500" } },
  { name: "browser, late effects", projects: ["e2e"], env: { CYGNET_E2E_LATE: "60" } },
];

const until = Date.now() + minutes * 60_000;
const red: string[] = [];
let turn = 0;
for (; Date.now() < until; turn += 1) {
  const { name, projects, env } = turns[turn % turns.length] ?? { name: "", projects: [], env: {} };
  const seed = String(Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`\nSoak: ${name}, PROPERTY_SEED=${seed}\n`);
  const child = spawn(process.execPath, ["tests/setup/run.ts", ...projects], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env, CYGNET_TESTS: "soak", PROPERTY_SEED: seed },
  });
  const stop = setTimeout(() => child.kill("SIGTERM"), Math.max(1_000, until - Date.now()));
  const [code] = await once(child, "exit");
  clearTimeout(stop);
  if (code !== 0 && Date.now() < until) red.push(`${name}, PROPERTY_SEED=${seed}`);
}
process.stdout.write(`\nSoak: ${turn} turns in ${minutes} minutes, ${red.length} red\n${red.map((line) => `  ${line}\n`).join("")}`);
process.exitCode = red.length === 0 ? 0 : 1;
