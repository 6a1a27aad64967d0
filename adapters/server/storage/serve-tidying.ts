import type { FastifyInstance } from "fastify";
import type { Database } from "./database.ts";
import { tidyTables } from "./tidy-tables.ts";

/** Interval in milliseconds between checks for grown tables. */
const everyMs = 60_000;

/** Vacuums and analyses the tables of the embedded engine while the server listens. */
export const serveTidying = (app: FastifyInstance, database: Database, warn: (message: string, error: unknown) => void): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const pass = async (): Promise<void> => {
    await tidyTables(database).catch((error: unknown) => warn("Tables could not be tidied and will be tried again", error));
  };
  const look = (): void => {
    running = running.then(pass);
  };
  app.addHook("onListen", async () => {
    if (database.engine.name !== "pglite") return;
    timer = setInterval(look, everyMs);
    timer.unref();
    look();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
};
