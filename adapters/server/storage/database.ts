import { Kysely, type RawBuilder, sql } from "kysely";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ContactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { DatabaseBusy, explained } from "./database-error.ts";
import { databaseRoles } from "./database-roles.ts";
import { type Engine, isEngineConnection } from "./engine.ts";
import { PlanForgotten, runOnly, runPlanned } from "./only-statement.ts";
import type { Schema } from "./schema.ts";

/**
 * One transaction, opened by its first statement; every store takes one.
 * @property org whose rows it can see; null sees all (sign-in, jobs, seeds)
 * @property only runs a read as its own transaction while this one is not open yet: one round trip instead of three, planned once per
 *   connection
 * @property planned runs a statement with a plan prepared once per connection; for frequent statements that one generic plan suits. The
 *   transaction may be aborted and retried for it
 * @property changedOutside marks that something outside the database was changed: the transaction is not retried
 * @property beyondWall runs work with all contacts, in a transaction that sees only some
 */
export type Tx = {
  readonly db: Kysely<Schema>;
  readonly org: number | null;
  readonly only?: <R>(statement: RawBuilder<R>) => Promise<readonly R[]>;
  readonly planned?: <R>(statement: RawBuilder<R>) => Promise<readonly R[]>;
  readonly changedOutside?: () => void;
  readonly beyondWall?: <A>(work: () => Promise<A>) => Promise<A>;
};

/**
 * Runs work of a transaction with all contacts of the organisation, whatever the caller sees; for what follows from a write that was decided
 * behind the caller's wall.
 */
export const beyondWall = <A>(tx: Tx, work: () => Promise<A>): Promise<A> => (tx.beyondWall === undefined ? work() : tx.beyondWall(work));

/** Runs a statement with a prepared plan, where the transaction supports it. */
export const planned = async <R>({ db, planned: run }: Tx, statement: RawBuilder<R>): Promise<readonly R[]> =>
  run === undefined ? (await statement.execute(db)).rows : run(statement);

/**
 * How a transaction is run.
 * @property once disables retries after conflicts, for work that counts its own effects
 * @property readOnly the database refuses every write
 */
export type Manner = { readonly once?: boolean; readonly readOnly?: boolean };

/**
 * Transactions on the engine. An error thrown by `work` rolls back and is rethrown. After a deadlock or serialisation conflict `work` is
 * retried, up to three times.
 */
export type Database = {
  readonly engine: Engine;
  /**
   * Sees only the rows of one organisation: row-level security backs the stores' own predicate.
   * @param wall which of its contacts it sees; null for all
   */
  readonly inOrg: <A>(org: number, work: (tx: Tx) => Promise<A>, wall?: ContactWall | null, manner?: Manner) => Promise<A>;
  /** Sees every organisation; for work before the organisation is known. */
  readonly asSystem: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
  /** Runs with only the login's own rights, which on PostgreSQL are none. */
  readonly asLogin: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
  readonly close: () => Promise<void>;
};

/** Attempts in total for a transaction aborted by conflicts. */
const mostAttempts = 4;
/** Maximum wait before the second attempt in milliseconds; it doubles with each. */
const firstWaitMs = 40;

/** Random waits, so that two conflicting transactions do not conflict again. */
const scattered = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * firstWaitMs * 2 ** attempt));

const walledPath = "guest, public";

/** Settings by which the database knows the contacts that the caller sees. */
const wallSettings = (wall: ContactWall): string => {
  const teams = wall.rule === "assigned" ? [] : wall.teams;
  const user = wall.rule === "guest" ? null : wall.user;
  if (![...teams, user ?? 0].every(Number.isSafeInteger)) throw new Error("Ids of teams and users are whole numbers.");
  const ofUser = user === null ? [] : [`set local app.row_rule = '${wall.rule}'`, `set local app.user_id = '${user}'`];
  return [`set local app.guest_teams = '${teams.join(",")}'`, ...ofUser].join("; ");
};

const beyondWallOf =
  (db: Kysely<Schema>) =>
  async <A>(work: () => Promise<A>): Promise<A> => {
    await sql.raw(`set local role ${databaseRoles.app}; set local search_path = public`).execute(db);
    const result = await work();
    await sql.raw(`set local role ${databaseRoles.guest}; set local search_path = ${walledPath}`).execute(db);
    return result;
  };

/** @throws Error when a transaction is opened inside another: the embedded engine has one connection and would deadlock */
export const makeDatabase = (engine: Engine): Database => {
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  const inside = new AsyncLocalStorage<true>();

  const transaction = async <A>(
    settings: string,
    org: number | null,
    work: (tx: Tx) => Promise<A>,
    changedOutside: () => void,
    isLooking: boolean,
    mark: string,
  ): Promise<A> => {
    if (inside.getStore() === true) throw new Error("A transaction was opened inside another; pass the transaction on instead.");
    const isReadOnly = engine.isFull();
    const begin = [isReadOnly || isLooking ? "begin read only" : "begin", ...(settings === "" ? [] : [settings])].join("; ");
    try {
      return await db.connection().execute(async (connection) => {
        const held = await connection.getExecutor().provideConnection(async (one) => one);
        if (!isEngineConnection(held)) throw new Error("The engine's connections must be its own.");
        const only = async <R>(statement: RawBuilder<R>): Promise<readonly R[]> => {
          if (held.opening === null) return (await statement.execute(connection)).rows;
          held.opening = null;
          const compiled = statement.compile(connection);
          const rows = await runOnly(held, settings, { ...compiled, sql: mark + compiled.sql }).finally(() => {
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

  /** @param mark begins the text of statements that are planned once, so that each rule of a wall has plans of its own */
  const again = async <A>(
    settings: string,
    org: number | null,
    work: (tx: Tx) => Promise<A>,
    { once = false, readOnly = false }: Manner = {},
    mark = "",
  ): Promise<A> => {
    for (let attempt = 1; ; attempt += 1) {
      let isRepeatable = !once;
      try {
        const changedOutside = (): void => {
          isRepeatable = false;
        };
        return await transaction(settings, org, work, changedOutside, readOnly, mark);
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
      return again(
        `set local role ${databaseRoles.guest}; set local app.org_id = '${org}'; ${wallSettings(wall)}; set local search_path = ${walledPath}`,
        org,
        ({ planned: _planned, ...tx }) => work({ ...tx, beyondWall: beyondWallOf(tx.db) }),
        manner,
        `/* ${wall.rule} */ `,
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
