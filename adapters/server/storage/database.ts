import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, sql } from "kysely";
import { DatabaseUnavailable } from "./database-error.ts";
import type { Engine } from "./engine.ts";
import type { Schema } from "./schema.ts";

/** One open transaction; every store takes one. @property org whose rows it can see; null sees all (sign-in, jobs, seeds) */
export type Tx = { readonly db: Kysely<Schema>; readonly org: number | null };

/** Transactions on the engine. Whatever `work` throws rolls everything back and is thrown on. */
export type Database = {
  readonly engine: Engine;
  /** Sees only the rows of one organisation: row-level security stands behind the stores' own predicate. */
  readonly inOrg: <A>(org: number, work: (tx: Tx) => Promise<A>) => Promise<A>;
  /** Sees every organisation; for what happens before one is known. */
  readonly asSystem: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
  readonly close: () => Promise<void>;
};

const unavailableCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "57P01", "57P02", "57P03", "08000", "08003", "08006"]);

const isLost = (error: Error): boolean =>
  unavailableCodes.has(String(Reflect.get(error, "code"))) ||
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error/i.test(error.message);

const explained = (error: unknown): unknown =>
  error instanceof Error && isLost(error) ? new DatabaseUnavailable(`The database cannot be reached: ${error.message}`) : error;

/** @throws Error when a transaction is opened inside another: the embedded engine has one connection and would wait for ever */
export const makeDatabase = (engine: Engine): Database => {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  const inside = new AsyncLocalStorage<true>();

  const transaction = async <A>(begin: string, org: number | null, work: (tx: Tx) => Promise<A>): Promise<A> => {
    if (inside.getStore() === true) throw new Error("A transaction was opened inside another; pass the transaction on instead.");
    try {
      return await db.connection().execute(async (connection) => {
        await sql.raw(begin).execute(connection);
        try {
          const result = await inside.run(true, () => work({ db: connection, org }));
          await sql.raw("commit").execute(connection);
          return result;
        } catch (error) {
          await sql.raw("rollback").execute(connection).catch(() => undefined);
          throw error;
        }
      });
    } catch (error) {
      throw explained(error);
    }
  };

  return {
    engine,
    inOrg: (org, work) => {
      if (!Number.isSafeInteger(org)) throw new Error(`An organisation's id is a whole number, not ${String(org)}.`);
      return transaction(`begin; set local role cygnet_app; set local app.org_id = '${org}'`, org, work);
    },
    asSystem: (work) => transaction("begin", null, work),
    close: async () => {
      await db.destroy();
      await engine.close();
    },
  };
};
