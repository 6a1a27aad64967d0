import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { Worker } from "node:worker_threads";
import { DatabaseError, DatabaseUnavailable } from "./database-error.ts";
import type { Engine, EngineConnection, Rows } from "./engine.ts";
import type { FromWorker, ToWorker } from "./pglite-protocol.ts";
import { pgliteProgram } from "./pglite-program.ts";
import { makeTurnstile } from "./turnstile.ts";

type Waiting = { readonly resolve: (rows: Rows) => void; readonly reject: (error: Error) => void };

/** Starts the embedded database in a thread of its own, so that a slow query never blocks HTTP. @param folder none: kept in memory */
export const openPglite = async (folder: string | undefined): Promise<Engine> => {
  const worker = new Worker(new URL("./pglite.worker.ts", import.meta.url), { workerData: { folder, program: await pgliteProgram() } });
  const waiting = new Map<number, Waiting>();
  const turnstile = makeTurnstile();
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  let lastId = 0;
  let gone: Error | null = null;

  const send = (message: ToWorker): void => worker.postMessage(message);
  const query = (sql: string, params: readonly unknown[]): Promise<Rows> =>
    new Promise((resolve, reject) => {
      if (gone !== null) return reject(gone);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      send({ kind: "query", id: lastId, sql, params });
    });

  const ready = new Promise<void>((resolve, reject) => {
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "ready") return resolve();
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === "rows") one?.resolve(message);
      else one?.reject(new DatabaseError(message.error));
    });
    const fail = (error: Error): void => {
      gone = error;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
      reject(error);
    };
    worker.on("error", (error) => fail(new DatabaseUnavailable(`The embedded database stopped: ${String(error)}`)));
    worker.on("exit", () => fail(new DatabaseUnavailable("The embedded database has been closed.")));
  });
  await ready;

  const prepared = new Set<string>();
  const connectionOf = (): EngineConnection => {
    const connection: EngineConnection = {
      opening: null,
      prepared,
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { opening } = connection;
        connection.opening = null;
        if (opening !== null) await query(opening, []);
        const { rows, affected } = await query(sql, parameters);
        return { rows: rows as R[], numAffectedRows: BigInt(affected) };
      },
      streamQuery: () => {
        throw new Error("The embedded database does not stream; page instead.");
      },
    };
    return connection;
  };
  const releases = new WeakMap<DatabaseConnection, () => void>();
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => {
      const release = await turnstile.enter();
      const held = connectionOf();
      releases.set(held, release);
      return held;
    },
    beginTransaction: async () => void (await query("begin", [])),
    commitTransaction: async () => void (await query("commit", [])),
    rollbackTransaction: async () => void (await query("rollback", [])),
    releaseConnection: async (held) => releases.get(held)?.(),
    destroy: async () => {},
  };

  return {
    name: "pglite",
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    ping: async () => gone === null,
    checkpoint: async () => {
      const release = await turnstile.enter();
      await query("checkpoint", []).finally(release);
    },
    close: async () => {
      const release = await turnstile.enter();
      send({ kind: "close" });
      await ended;
      release();
    },
  };
};
