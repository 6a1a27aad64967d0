import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, type RawBuilder, sql } from "kysely";
import { DatabaseUnavailable } from "./database-error.ts";
import { databaseRoles } from "./database-roles.ts";
import { type Engine, isEngineConnection } from "./engine.ts";
import { PlanForgotten, runOnly, runPlanned } from "./only-statement.ts";
import type { ContactWall } from "../../../core/contacts/contact-wall.rule.ts";
import type { Schema } from "./schema.ts";

/** One transaction, open from its first statement on; every store takes one.
 * @property org whose rows it can see; null sees all (sign-in, jobs, seeds)
 * @property only runs a statement as the whole transaction: one message instead of three, planned once. For reads; what went before or comes after is a transaction of its own
 * @property planned runs a statement of the transaction, planned once for each connection; for those that many calls make and for which one plan is right. What it is used in may be done twice, the first time coming to nothing */
export type Tx = { readonly db: Kysely<Schema>; readonly org: number | null; readonly only?: <R>(statement: RawBuilder<R>) => Promise<readonly R[]>; readonly planned?: <R>(statement: RawBuilder<R>) => Promise<readonly R[]> };

/** Runs a statement of a transaction by a plan that is kept, where the transaction keeps any. */
export const planned = async <R>({ db, planned: run }: Tx, statement: RawBuilder<R>): Promise<readonly R[]> => (run === undefined ? (await statement.execute(db)).rows : run(statement));

/** Transactions on the engine. Whatever `work` throws rolls everything back and is thrown on. */
export type Database = {
  readonly engine: Engine;
  /** Sees only the rows of one organisation: row-level security stands behind the stores' own predicate. @param wall whom of its contacts it sees; null for all */
  readonly inOrg: <A>(org: number, work: (tx: Tx) => Promise<A>, wall?: ContactWall | null) => Promise<A>;
  /** Sees every organisation; for what happens before one is known. */
  readonly asSystem: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
  /** Runs with no other rights than the login's own, which on PostgreSQL has none. */
  readonly asLogin: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
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

  const transaction = async <A>(settings: string, org: number | null, work: (tx: Tx) => Promise<A>): Promise<A> => {
    if (inside.getStore() === true) throw new Error("A transaction was opened inside another; pass the transaction on instead.");
    const begin = settings === "" ? "begin" : `begin; ${settings}`;
    try {
      return await db.connection().execute(async (connection) => {
        const held = await connection.getExecutor().provideConnection(async (one) => one);
        if (!isEngineConnection(held)) throw new Error("The engine's connections must be its own.");
        const only = async <R>(statement: RawBuilder<R>): Promise<readonly R[]> => {
          if (held.opening === null) return (await statement.execute(connection)).rows;
          held.opening = null;
          const rows = await runOnly(held, settings, statement.compile(connection)).finally(() => {
            held.opening = begin;
          });
          return rows === null ? (await statement.execute(connection)).rows : (rows as readonly R[]);
        };
        const byPlan = async <R>(statement: RawBuilder<R>): Promise<readonly R[]> => {
          const rows = await runPlanned(held, statement.compile(connection));
          return rows === null ? (await statement.execute(connection)).rows : (rows as readonly R[]);
        };
        held.opening = begin;
        try {
          const result = await inside.run(true, () => work({ db: connection, org, only, planned: byPlan }));
          if (held.opening === null) await sql.raw("commit").execute(connection);
          return result;
        } catch (error) {
          if (held.opening === null) await sql.raw("rollback").execute(connection).catch(() => undefined);
          throw error;
        } finally {
          held.opening = null;
        }
      });
    } catch (error) {
      throw explained(error);
    }
  };

  const again = <A>(settings: string, org: number | null, work: (tx: Tx) => Promise<A>): Promise<A> =>
    transaction(settings, org, work).catch((error: unknown) => {
      if (error instanceof PlanForgotten) return transaction(settings, org, work);
      throw error;
    });

  return {
    engine,
    inOrg: async (org, work, wall = null) => {
      if (!Number.isSafeInteger(org)) throw new Error(`An organisation's id is a whole number, not ${String(org)}.`);
      if (wall === null) return again(`set local role ${databaseRoles.app}; set local app.org_id = '${org}'`, org, work);
      if (!wall.teams.every(Number.isSafeInteger)) throw new Error("Ids of teams are whole numbers.");
      return transaction(`set local role ${databaseRoles.guest}; set local app.org_id = '${org}'; set local app.guest_teams = '${wall.teams.join(",")}'; set local search_path = guest, public`, org, ({ db }) => work({ db, org }));
    },
    asSystem: (work) => again(engine.name === "postgres" ? `set local role ${databaseRoles.owner}` : "", null, work),
    asLogin: (work) => again("", null, work),
    close: async () => {
      await db.destroy();
      await engine.close();
    },
  };
};
