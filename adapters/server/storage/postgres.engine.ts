import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { Socket } from "node:net";
import pg from "pg";
import type { Engine } from "./engine.ts";
import { makePostgresDriver } from "./postgres-driver.ts";
import { makePing } from "./postgres-ping.ts";
import { makeStatementWatch } from "./statement-watch.ts";

const int8 = 20;
const int8List = 1016;
/**
 * Timeouts in milliseconds for a connection from the pool · a ping · a row lock · a statement, enforced by the database and, two seconds
 * later, by us.
 */
const connectMs = 2_500;
const pingMs = 1_700;
const lockMs = 4_000;
const statementMs = 15_000;
const unansweredMs = statementMs + 2_000;

/** Disables JIT compilation, which takes longer than most of our statements. */
const uncompiled = (url: string): string => {
  const address = new URL(url);
  const options = [...address.searchParams.getAll("options"), "-c jit=off"].join(" ");
  const others = [...address.searchParams].filter(([name]) => name !== "options");
  address.search = [...others, ["options", options]].map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
  return address.href;
};

/**
 * Connects to a PostgreSQL server; 64-bit integers, also in arrays, are returned as numbers, as by the embedded engine.
 * @param url postgres://…
 */
export const openPostgres = async (url: string, onLost: (error: Error) => void): Promise<Engine> => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(int8List, (text: string) =>
    text
      .slice(1, -1)
      .split(",")
      .filter((item) => item !== "")
      .map(Number),
  );
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: uncompiled(url),
    max: 10,
    connectionTimeoutMillis: connectMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    query_timeout: unansweredMs,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      return socket;
    },
    types,
  });
  pool.on("error", onLost);
  pool.on("connect", (client) => void client.on("error", onLost));
  const ping = makePing(url, pingMs);
  const cutAll = (): void => {
    onLost(new Error("The database does not answer; its connections are given up."));
    for (const socket of sockets) socket.destroy();
  };
  const driver = makePostgresDriver(pool, makeStatementWatch(ping.isAnswered, cutAll));
  return {
    name: "postgres",
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    ping: ping.isAnswered,
    isFull: () => false,
    supervise: () => {},
    checkpoint: async () => {},
    close: async () => {
      ping.close();
      if (!pool.ending) await pool.end();
    },
  };
};
