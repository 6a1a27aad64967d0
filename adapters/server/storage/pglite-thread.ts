import { Worker } from "node:worker_threads";
import { DatabaseError, DatabaseUnavailable } from "./database-error.ts";
import type { Rows } from "./engine.ts";
import { pgliteProgram } from "./pglite-program.ts";
import type { FromWorker, ToWorker } from "./pglite-protocol.ts";

type Waiting = { readonly sql: string; readonly resolve: (rows: Rows) => void; readonly reject: (error: Error) => void };

/** One thread that holds the embedded database open. */
export type PgliteThread = {
  readonly query: (sql: string, params: readonly unknown[]) => Promise<Rows>;
  /** The running statement and its elapsed milliseconds; null when none runs. */
  readonly running: () => { readonly sql: string; readonly ms: number } | null;
  /** Settles when the thread has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Asks the database to close; `ended` settles when it has. */
  readonly close: () => void;
  /** Terminates the thread; pending statements are rejected. */
  readonly terminate: (reason: string) => Promise<void>;
};

/**
 * Starts a thread and waits until its database is open.
 * @param longestMs maximum milliseconds for opening
 * @throws DatabaseUnavailable when it cannot be opened
 */
export const startPgliteThread = async (folder: string | undefined, longestMs: number): Promise<PgliteThread> => {
  const worker = new Worker(new URL("./pglite.worker.ts", import.meta.url), { workerData: { folder, program: await pgliteProgram() } });
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  let lastId = 0;
  let gone: Error | null = null;
  let since = 0;

  const send = (message: ToWorker): void => worker.postMessage(message);
  const fail = (error: Error): void => {
    gone ??= error;
    for (const one of waiting.values()) one.reject(gone);
    waiting.clear();
    ready.reject(gone);
  };
  const terminate = async (reason: string): Promise<void> => {
    fail(new DatabaseUnavailable(reason));
    await worker.terminate();
  };
  worker.on("message", (message: FromWorker) => {
    if (message.kind === "ready") return ready.resolve();
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    since = performance.now();
    if (message.kind === "rows") one?.resolve(message);
    else one?.reject(new DatabaseError(message.error));
  });
  worker.on("error", (error) =>
    fail(new DatabaseUnavailable(`The embedded database stopped: ${error instanceof Error ? error.message : String(error)}`)),
  );
  worker.on("exit", () => fail(new DatabaseUnavailable("The embedded database has been closed.")));
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const timer = setTimeout(() => void terminate("The embedded database could not be opened in time."), longestMs);
  await ready.promise.finally(() => clearTimeout(timer));

  return {
    query: (sql, params) =>
      new Promise((resolve, reject) => {
        if (gone !== null) return reject(gone);
        if (waiting.size === 0) since = performance.now();
        lastId += 1;
        waiting.set(lastId, { sql, resolve, reject });
        send({ kind: "query", id: lastId, sql, params });
      }),
    running: () => {
      const [first] = waiting.values();
      return first === undefined ? null : { sql: first.sql, ms: performance.now() - since };
    },
    ended,
    close: () => send({ kind: "close" }),
    terminate,
  };
};
