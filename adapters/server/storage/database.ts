import { Kysely, type RawBuilder, sql } from "kysely";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ContactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { DatabaseBusy, explained } from "./database-error.ts";
import { databaseRoles } from "./database-roles.ts";
import { type Engine, isEngineConnection } from "./engine.ts";
import { PlanForgotten, runOnly, runPlanned } from "./only-statement.ts";
import type { Schema } from "./schema.ts";

/**
 * One transaction, open from its first statement on; every store takes one.
 * @property org whose rows it can see; null sees all (sign-in, jobs, seeds)
 * @property only runs a statement as the whole transaction: one message instead of three, planned once. For reads; what went before or
 *   comes after is a transaction of its own
 * @property planned runs a statement of the transaction, planned once for each connection; for those that many calls make and for which one
 *   plan is right. What it is used in may be done twice, the first time coming to nothing
 * @property changedOutside says that something outside the database was changed: the transaction is not made again
 */
export type Tx = {
  readonly db: Kysely<Schema>;
  readonly org: number | null;
  readonly only?: <R>(statement: RawBuilder<R>) => Promise<readonly R[]>;
  readonly planned?: <R>(statement: RawBuilder<R>) => Promise<readonly R[]>;
  readonly changedOutside?: () => void;
};

/** Runs a statement of a transaction by a plan that is kept, where the transaction keeps any. */
export const planned = async <R>({ db, planned: run }: Tx, statement: RawBuilder<R>): Promise<readonly R[]> =>
  run === undefined ? (await statement.execute(db)).rows : run(statement);

/**
 * How a transaction is made.
 * @property once not again where others made it come to nothing, as its work keeps count of what it did
 */
export type Manner = { readonly once: boolean };

/**
 * Transactions on the engine. Whatever `work` throws rolls everything back and is thrown on. Where a deadlock or a concurrent change made
 * it come to nothing, `work` is done again, up to three times.
 */
export type Database = {
  readonly engine: Engine;
  /**
   * Sees only the rows of one organisation: row-level security stands behind the stores' own predicate.
   * @param wall whom of its contacts it sees; null for all
   */
  readonly inOrg: <A>(org: number, work: (tx: Tx) => Promise<A>, wall?: ContactWall | null, manner?: Manner) => Promise<A>;
  /** Sees every organisation; for what happens before one is known. */
  readonly asSystem: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
  /** Runs with no other rights than the login's own, which on PostgreSQL has none. */
  readonly asLogin: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
  readonly close: () => Promise<void>;
};

/** A transaction that others made come to nothing is made so many times in all. */
const mostAttempts = 4;
/** The longest wait before the second attempt, in milliseconds; it doubles with each. */
const firstWaitMs = 40;

/** Waits that differ, so that two transactions that met do not meet again. */
const scattered = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * firstWaitMs * 2 ** attempt));

/** @throws Error when a transaction is opened inside another: the embedded engine has one connection and would wait for ever */
export const makeDatabase = (engine: Engine): Database => {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  const inside = new AsyncLocalStorage<true>();

  const transaction = async <A>(
    settings: string,
    org: number | null,
    work: (tx: Tx) => Promise<A>,
    changedOutside: () => void,
  ): Promise<A> => {
    if (inside.getStore() === true) throw new Error("A transaction was opened inside another; pass the transaction on instead.");
    const isReadOnly = engine.isFull();
    const begin = [isReadOnly ? "begin read only" : "begin", ...(settings === "" ? [] : [settings])].join("; ");
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
          const result = await inside.run(true, () => work({ db: connection, org, only, planned: byPlan, changedOutside }));
          if (held.opening === null) await sql.raw("commit").execute(connection);
          return result;
        } catch (error) {
          if (held.opening === null)
            await sql
              .raw("rollback")
              .execute(connection)
              .catch(() => undefined);
          throw error;
        } finally {
          held.opening = null;
        }
      });
    } catch (error) {
      throw explained(error, isReadOnly);
    }
  };

  const again = async <A>(
    settings: string,
    org: number | null,
    work: (tx: Tx) => Promise<A>,
    { once }: Manner = { once: false },
  ): Promise<A> => {
    for (let attempt = 1; ; attempt += 1) {
      let isRepeatable = !once;
      try {
        return await transaction(settings, org, work, () => {
          isRepeatable = false;
        });
      } catch (error) {
        if (error instanceof PlanForgotten && attempt === 1) continue;
        if (!isRepeatable || attempt === mostAttempts || !(error instanceof DatabaseBusy) || error.obstacle !== "contended") throw error;
        await scattered(attempt);
      }
    }
  };

  return {
    engine,
    inOrg: async (org, work, wall = null, manner) => {
      if (!Number.isSafeInteger(org)) throw new Error(`An organisation's id is a whole number, not ${String(org)}.`);
      if (wall === null) return again(`set local role ${databaseRoles.app}; set local app.org_id = '${org}'`, org, work, manner);
      if (!wall.teams.every(Number.isSafeInteger)) throw new Error("Ids of teams are whole numbers.");
      return again(
        `set local role ${databaseRoles.guest}; set local app.org_id = '${org}'; set local app.guest_teams = '${wall.teams.join(",")}'; set local search_path = guest, public`,
        org,
        ({ db, changedOutside }) => work({ db, org, ...(changedOutside === undefined ? {} : { changedOutside }) }),
        manner,
      );
    },
    asSystem: (work) => again(engine.name === "postgres" ? `set local role ${databaseRoles.owner}` : "", null, work),
    asLogin: (work) => again("", null, work),
    close: async () => {
      await db.destroy();
      await engine.close();
    },
  };
};
