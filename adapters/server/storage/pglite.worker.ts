import { PGlite } from "@electric-sql/pglite";
import { parentPort, workerData } from "node:worker_threads";
import { collectWhenIdle } from "../idle-collection.ts";
import { pgliteOptions } from "./pglite-options.ts";
import type { FromWorker, ToWorker } from "./pglite-protocol.ts";

const { folder, program }: { readonly folder: string | undefined; readonly program: WebAssembly.Module } = workerData;
const port = parentPort;
if (port === null) throw new Error("pglite.worker runs as a worker thread only");

const database = await PGlite.create({ ...pgliteOptions(folder), pgliteWasmModule: program });

const post = (message: FromWorker): void => port.postMessage(message);

const fieldOf = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : undefined;
};

/** Errors are passed to the main thread as plain data with PostgreSQL's code and constraint. */
const describe = (error: unknown): Extract<FromWorker, { kind: "error" }>["error"] =>
  error instanceof Error
    ? { message: error.message, code: fieldOf(error, "code"), constraint: fieldOf(error, "constraint"), detail: fieldOf(error, "detail") }
    : { message: String(error) };

const run = async (message: Extract<ToWorker, { kind: "query" }>): Promise<void> => {
  try {
    if (message.params.length === 0) {
      const results = await database.exec(message.sql);
      const last = results.findLast(({ fields }) => fields.length > 0) ?? results.at(-1);
      post({ kind: "rows", id: message.id, rows: last?.rows ?? [], affected: last?.affectedRows ?? 0 });
    } else {
      const result = await database.query<Record<string, unknown>>(message.sql, [...message.params]);
      post({ kind: "rows", id: message.id, rows: result.rows, affected: result.affectedRows ?? 0 });
    }
  } catch (error) {
    post({ kind: "error", id: message.id, error: describe(error) });
  }
};

/** Statements run in order of arrival; closing waits for the earlier ones. */
let queue: Promise<void> = Promise.resolve();
port.on("message", (message: ToWorker) => {
  queue = queue.then(async () => {
    if (message.kind === "query") return run(message);
    await database.exec("checkpoint");
    await database.close();
    port.close();
  });
});
collectWhenIdle();
post({ kind: "ready" });
