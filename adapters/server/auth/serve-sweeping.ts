import type { FastifyInstance } from "fastify";
import type { Clock } from "../../../core/kernel/clock.port.ts";
import type { Database } from "../storage/database.ts";
import { sweepExpired } from "./sweep.store.ts";

/** Interval in milliseconds. */
const everyMs = 3_600_000;

/** Deletes expired rows once an hour while the server listens. */
export const serveSweeping = (
  app: FastifyInstance,
  database: Database,
  clock: Clock,
  warn: (message: string, error: unknown) => void,
): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    running = running.then(
      async () =>
        void (await sweepExpired(database, clock.now()).catch((error: unknown) =>
          warn("What is over could not be swept and will be tried again", error),
        )),
    );
  };
  app.addHook("onListen", async () => {
    timer = setInterval(look, everyMs);
    timer.unref();
    look();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
};
