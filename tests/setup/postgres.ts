import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { databaseRoles, rolesScript } from "../../adapters/server/storage/database-roles.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { postgresBin } from "./debian.ts";
import { freePort } from "./free-port.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The databases that others are copied from: one that is only migrated, one with the demo's organisation. */
export const migratedTemplate = "cygnet_migrated";
export const demoTemplate = "cygnet_demo";

export type PostgresServer = {
  /** connects with the login that the server uses, which has no rights but to take the roles of Cygnet */
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** PostgreSQL refuses to run as root, so root runs it as Debian's own user. */
const runAs = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

const whenReady = async (port: number, child: ReturnType<typeof spawn>): Promise<pg.Client> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with exit code ${child.exitCode} while starting.`);
    const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/** Starts a PostgreSQL server of its own in a temporary folder on a free loopback port. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const bin = postgresBin();
  const user = runAs();
  const folder = mkdtempSync(join(temporaryFolder(), "cygnet-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"], {
    ...user,
    cwd: folder,
    stdio: "ignore",
  });
  const port = await freePort();
  const settings = [
    "fsync=off",
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=100",
    "shared_buffers=128MB",
  ].flatMap((setting) => ["-c", setting]);
  const child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings], { ...user, cwd: folder, stdio: "ignore" });
  const admin = await whenReady(port, child);
  await admin.query("create database cygnet");
  await admin.end();
  await makeRoles(`postgres://cygnet@127.0.0.1:${port}/cygnet`);
  return {
    url: `postgres://cygnet@127.0.0.1:${port}/cygnet`,
    port,
    stop: async () => {
      child.kill("SIGINT");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The same database as its administrator. */
export const asAdministrator = (url: string): string => Object.assign(new URL(url), { username: "postgres", password: "" }).href;

const query = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
};

/** Runs the printed script in a database, as an administrator does. */
export const makeRoles = (url: string, login = "cygnet"): Promise<void> => query(asAdministrator(url), rolesScript(login));

/**
 * Makes a database of its own on a running server.
 * @param template `template1`: with nothing in it; migrated unless told
 * @returns its url
 */
export const freshDatabase = async (serverUrl: string, name: string, template = migratedTemplate): Promise<string> => {
  await query(asAdministrator(serverUrl), `create database "${name}" template "${template}" owner ${databaseRoles.owner}`);
  const url = serverUrl.replace(/\/[^/]+$/, `/${name}`);
  if (template === "template1") await makeRoles(url);
  return url;
};

/** A copy of a prepared database on a running server; closing removes it. */
export const openFresh = async (serverUrl: string, template = migratedTemplate): Promise<Database> => {
  const name = randomUUID();
  const database = makeDatabase(await openPostgres(await freshDatabase(serverUrl, name, template), () => undefined));
  return {
    ...database,
    close: async () => {
      await database.close();
      await query(asAdministrator(serverUrl), `drop database "${name}" with (force)`);
    },
  };
};
