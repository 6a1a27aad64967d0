import { fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openSession } from "../../adapters/server/auth/session.store.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import type { StaffPerson } from "../adapters/server/two-orgs.ts";

const programs = { ours: new URL("./server-process.ts", import.meta.url), bare: new URL("./bare-process.ts", import.meta.url) } as const;

/**
 * A running server of ours.
 * @property origin where it answers
 */
export type OwnServer = { readonly origin: string; readonly stop: () => Promise<void> };

const portIn = (message: unknown): number | null => {
  const port: unknown = typeof message === "object" && message !== null ? Reflect.get(message, "port") : null;
  return typeof port === "number" ? port : null;
};

/**
 * Starts our server in a process of its own, as in production: with its log, which goes nowhere.
 * @param environment DATABASE_URL, or CYGNET_DATA of the embedded engine
 * @param program `bare`: the bare handler in its place, for the organisation BENCH_ORG
 */
export const startOwnServer = async (
  environment: Readonly<Record<string, string>>,
  program: keyof typeof programs = "ours",
): Promise<OwnServer> => {
  const nowhere = openSync("/dev/null", "w");
  const child = fork(fileURLToPath(programs[program]), [], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", CYGNET_DEMO: "false", ...environment },
    stdio: ["ignore", nowhere, process.env["BENCH_LOG"] === undefined ? nowhere : 2, "ipc"],
  });
  const port = portIn((await Promise.race([once(child, "message"), once(child, "exit")]))[0]);
  if (port === null) throw new Error("Our server did not start.");
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
};

/** The headers of somebody who has just signed in. */
export const signedIn = async (database: Database, { org, user }: StaffPerson): Promise<Readonly<Record<string, string>>> => {
  const { token, csrfToken } = await database.asSystem((tx) =>
    openSession(tx, { kind: "staff", org, user }, { ip: "127.0.0.1", userAgent: "bench", now: Math.floor(Date.now() / 1_000) }),
  );
  return { cookie: `sid=${token}`, "x-csrf-token": csrfToken, "content-type": "application/json" };
};
