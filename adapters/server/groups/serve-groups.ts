import type { FastifyInstance } from "fastify";
import type { Clock } from "../../../core/kernel/clock.port.ts";
import type { Database } from "../storage/database.ts";
import { workOnGroups } from "./group-work.flow.ts";

/** Polling interval in milliseconds; members are up to date well within two seconds. */
const everyMs = 500;

type GroupWorker = { readonly stop: () => Promise<void> };

/** Keeps the members of all groups up to date while it runs; failures are logged at most once a minute and retried. */
const startGroupWorker = (database: Database, clock: Clock, warn: (message: string, error: unknown) => void): GroupWorker => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let saidAt = 0;
  const pass = async (): Promise<void> => {
    try {
      await workOnGroups(database, clock.now());
    } catch (error) {
      if (!stopped && clock.now() - saidAt >= 60) {
        saidAt = clock.now();
        warn("Groups could not be brought up to date and will be tried again", error);
      }
    }
    if (!stopped) schedule();
  };
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    timer = setTimeout(() => {
      running = pass();
    }, everyMs);
    timer.unref();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

/** Keeps the members of groups up to date while the server listens. */
export const serveGroups = (
  app: FastifyInstance,
  database: Database,
  clock: Clock,
  warn: (message: string, error: unknown) => void,
): void => {
  let worker: GroupWorker | null = null;
  app.addHook("onListen", async () => {
    worker = startGroupWorker(database, clock, warn);
  });
  app.addHook("onClose", async () => {
    await worker?.stop();
  });
};
