import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import pg from "pg";
import type { Engine } from "./engine.ts";
import { makePostgresDriver } from "./postgres-driver.ts";

const int8 = 20;
const int8List = 1016;
const connectMs = 3_000;
const statementMs = 15_000;

/** Connects to a PostgreSQL server; 64-bit integers, also in lists, come back as numbers, as from the embedded engine. Statements are not compiled to machine code: for what the planner thinks dear that takes longer than most of ours take at all. @param url postgres://… */
export const openPostgres = async (url: string, onLost: (error: Error) => void): Promise<Engine> => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(int8List, (text: string) => text.slice(1, -1).split(",").filter((item) => item !== "").map(Number));
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs,
    keepAlive: true,
    types,
  });
  pool.on("error", onLost);
  pool.on("connect", (client) => {
    client.on("error", onLost);
    client.query("set jit = off").catch(onLost);
  });
  const driver = makePostgresDriver(pool);
  const ping = (): Promise<boolean> => pool.query("select 1").then(() => true, () => false);
  return {
    name: "postgres",
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    ping,
    checkpoint: async () => {},
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
};
