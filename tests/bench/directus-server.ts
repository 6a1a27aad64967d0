import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import pg from "pg";
import { freePort } from "../setup/free-port.ts";
import { directusFolder, systemNode } from "./install-directus.ts";

const token = "bench-of-the-list-call";
const patienceMs = 120_000;

/**
 * A running Directus.
 * @property origin where it answers
 * @property headers of an administrator
 */
export type DirectusServer = {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

const environment = (databasePort: number, database: string, port: number): Record<string, string> => ({
  PATH: "/usr/bin:/bin",
  HOME: tmpdir(),
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: String(port),
  DB_CLIENT: "pg",
  DB_HOST: "127.0.0.1",
  DB_PORT: String(databasePort),
  DB_DATABASE: database,
  DB_USER: "cygnet",
  DB_PASSWORD: "none",
  KEY: "bench",
  SECRET: "bench-bench-bench-bench-bench-bench",
  ADMIN_EMAIL: "admin@example.com",
  ADMIN_PASSWORD: "bench-password-1",
  ADMIN_TOKEN: token,
  TELEMETRY: "false",
  LOG_LEVEL: "info",
  LOG_STYLE: "raw",
  RATE_LIMITER_ENABLED: "false",
  CACHE_ENABLED: "false",
});

const whenUp = async (origin: string, hasEnded: () => boolean): Promise<void> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    if (hasEnded() || performance.now() > until) throw new Error("Directus did not start.");
    const isUp = await fetch(`${origin}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/**
 * A table of contacts with the rows and the index of the product's list.
 * @param rows as JSON, in batches
 */
const fill = async (url: string, rows: AsyncIterable<string>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const shape =
    "con_id bigint, first_name text, last_name text, email json, mobile json, tags json, fields json, photo text, sort_name text, version int, archived_at bigint, created_at bigint, updated_at bigint";
  await client.query(
    `create table contacts (${shape.replace("con_id bigint", "con_id bigserial primary key").replace("sort_name text", 'sort_name text collate "C"')})`,
  );
  for await (const batch of rows)
    await client.query(`insert into contacts select * from json_to_recordset($1::json) as r (${shape})`, [batch]);
  await client.query("create index on contacts (sort_name, con_id) where archived_at is null");
  await client.query("select setval('contacts_con_id_seq', (select max(con_id) from contacts))");
  await client.query("analyze contacts");
  await client.end();
};

/**
 * Starts Directus over a database of its own on a running PostgreSQL.
 * @param rows of contacts as JSON, in batches
 */
export const startDirectus = async (
  postgres: { readonly url: string; readonly port: number },
  rows: AsyncIterable<string>,
): Promise<DirectusServer> => {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query("create database directus");
  await admin.end();
  const [port, cli] = [await freePort(), `${directusFolder}node_modules/directus/cli.js`];
  const env = environment(postgres.port, "directus", port);
  execFileSync(systemNode, [cli, "bootstrap"], { cwd: directusFolder, env, stdio: ["ignore", "ignore", 2] });
  await fill(postgres.url.replace(/\/[^/]+$/, "/directus"), rows);
  const child = spawn(systemNode, [cli, "start"], { cwd: directusFolder, env, stdio: ["ignore", "ignore", 2] });
  const origin = `http://127.0.0.1:${port}`;
  await whenUp(origin, () => child.exitCode !== null);
  return {
    origin,
    headers: { authorization: `Bearer ${token}` },
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
};
