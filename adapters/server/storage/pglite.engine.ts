import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { ensureClusterFiles } from "./cluster-files.ts";
import { DatabaseDamaged, DatabaseError, DatabaseUnavailable } from "./database-error.ts";
import type { Engine, EngineConnection } from "./engine.ts";
import { freeSpace, type FreeSpace, makeIsFull } from "./free-space.ts";
import { makeMutex } from "./mutex.ts";
import { type PgliteThread, startPgliteThread } from "./pglite-thread.ts";

/**
 * Limits in milliseconds for opening, which replays the log after a crash, for the last transaction at the end, for closing, and for the
 * answer to a ping; then the intervals of reopening and of the watchdog.
 */
const openMs = 120_000;
const lastTurnMs = 5_000;
const closeMs = 20_000;
const pingMs = 5_000;
const reopenMs = 1_000;
const lookMs = 1_000;

/** @property free measures the free disk space */
type Options = { readonly free?: FreeSpace; readonly warn?: (message: string) => void };

/** Factor by which vacuuming a large table may exceed the statement limit. */
const tidyingPatience = 20;

/**
 * Starts the embedded database in a thread of its own, so that a slow query never blocks HTTP. A thread that ends or gets stuck is
 * replaced; until then the database counts as unavailable.
 * @param folder none: kept in memory
 */
export const openPglite = async (
  folder: string | undefined,
  { free = freeSpace, warn = () => undefined }: Options = {},
): Promise<Engine> => {
  if (folder !== undefined) await ensureClusterFiles(folder);
  const mutex = makeMutex();
  const isFull = folder === undefined ? () => false : makeIsFull(folder, free);
  let current: PgliteThread | null = await startPgliteThread(folder, openMs).catch((error: unknown) => {
    throw folder === undefined
      ? error
      : isFull()
        ? new Error(`The disk of ${folder} is full. Free at least 64 MB and start again.`)
        : new DatabaseDamaged(folder, error);
  });
  let prepared = new Set<string>();
  let closing: Promise<void> | null = null;

  const reopened = async (): Promise<PgliteThread | null> => {
    for (;;) {
      await pause(reopenMs, undefined, { ref: false });
      if (closing !== null) return null;
      if (isFull()) continue;
      const thread = await startPgliteThread(folder, openMs).catch((error: unknown) =>
        warn(`The embedded database cannot be opened: ${String(error)}`),
      );
      if (thread !== undefined) return thread;
    }
  };
  const follow = (thread: PgliteThread): void => {
    void thread.ended.then(async () => {
      if (closing !== null) return;
      current = null;
      if (folder === undefined) return;
      warn("The embedded database stopped and is opened again.");
      const opened = await reopened();
      prepared = new Set();
      current = opened;
      if (opened !== null && closing !== null) await opened.terminate("The embedded database has been closed.");
      else if (opened !== null) follow(opened);
    });
  };
  follow(current);
  let watchdog: NodeJS.Timeout | undefined;
  const look = (longestMs: number): void => {
    const running = current?.running() ?? null;
    if (running === null) return;
    const limitMs = longestMs * (/^(vacuum|analyze)\b/i.test(running.sql) ? tidyingPatience : 1);
    if (running.ms > limitMs) void current?.terminate(`The embedded database did not answer for ${Math.round(limitMs / 1_000)} seconds.`);
  };

  const away = (): never => {
    throw new DatabaseUnavailable("The embedded database is being opened.");
  };
  /** A transaction belongs to the thread that began it; a replacement thread does not know it. */
  const connectionOf = (thread: PgliteThread): EngineConnection => {
    const connection: EngineConnection = {
      opening: null,
      prepared,
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { opening } = connection;
        connection.opening = null;
        if (opening !== null) await thread.query(opening, []);
        const { rows, affected } = await thread.query(sql, parameters);
        return { rows: rows as R[], numAffectedRows: BigInt(affected) };
      },
      streamQuery: () => {
        throw new Error("The embedded database does not stream; page instead.");
      },
    };
    return connection;
  };
  const releases = new WeakMap<DatabaseConnection, () => void>();
  const run = async (connection: DatabaseConnection, sql: string): Promise<void> =>
    void (await connection.executeQuery(CompiledQuery.raw(sql)));
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => {
      const release = await mutex.lock();
      if (current === null) release();
      const held = connectionOf(current ?? away());
      releases.set(held, release);
      return held;
    },
    beginTransaction: (connection) => run(connection, "begin"),
    commitTransaction: (connection) => run(connection, "commit"),
    rollbackTransaction: (connection) => run(connection, "rollback"),
    releaseConnection: async (held) => releases.get(held)?.(),
    destroy: async () => {},
  };
  const late = <A>(milliseconds: number, value: A): Promise<A> => pause(milliseconds, value, { ref: false });
  const closed = async (): Promise<void> => {
    clearInterval(watchdog);
    const thread = current;
    if (thread === null) return;
    const isFree = await Promise.race([mutex.lock().then(() => true), late(lastTurnMs, false)]);
    if (isFree) thread.close();
    if (!isFree || !(await Promise.race([thread.ended.then(() => true), late(closeMs, false)])))
      await thread.terminate("The embedded database has been closed.");
  };

  return {
    name: "pglite",
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    ping: async () => {
      const asked =
        current?.query("select 1", []).then(
          () => true,
          (error: unknown) => error instanceof DatabaseError,
        ) ?? Promise.resolve(false);
      return Promise.race([asked, late(pingMs, false)]);
    },
    isFull,
    supervise: (longestMs) => {
      clearInterval(watchdog);
      watchdog = setInterval(() => look(longestMs), Math.min(lookMs, longestMs)).unref();
    },
    checkpoint: async () => {
      const release = await mutex.lock();
      await (current ?? away()).query("checkpoint", []).finally(release);
    },
    close: () => (closing ??= closed()),
  };
};
