import type { FastifyInstance } from "fastify";
import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { ContentStorage } from "./contents/content-storage.ts";
import { storageOf } from "./contents/storage-of.ts";
import { endDemo, resumeDemo } from "./demo/demo-accounts.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { collectWhenIdle } from "./idle-collection.ts";
import { makeServer } from "./server.host.ts";
import type { Database } from "./storage/database.ts";
import { openDatabase } from "./storage/open-database.ts";
import { type Sealer, sealerOf } from "./storage/sealer.ts";

export type RunningServer = {
  readonly origin: string;
  /** Settles once all running work is finished and the database is closed. */
  readonly stopped: Promise<void>;
  readonly stop: () => void;
};

type Options = {
  readonly dev: boolean;
  readonly say: (line: string) => void;
  /** prepares the pages before they are served; runs once the data folder is locked */
  readonly preparePages: () => Promise<void>;
};

const portsToTry = 20;
const graceMs = 10_000;
/** Running work is abandoned after this, since the database may never answer. */
const longestStopMs = 15_000;
/** A longer statement of the embedded database counts as stuck. */
const longestStatementMs = 30_000;

/** Listens on the port, or on the next free one; port 0 takes any. */
const listen = async (app: FastifyInstance, config: Config, say: (line: string) => void): Promise<number> => {
  for (let port = config.port; ; port += 1) {
    try {
      await app.listen({ port, host: config.host });
      const address = app.server.address();
      return address !== null && typeof address === "object" ? address.port : port;
    } catch (error) {
      const taken = error instanceof Error && Reflect.get(error, "code") === "EADDRINUSE";
      if (!taken || port - config.port >= portsToTry) throw error;
      say(`Port ${port} is taken, trying ${port + 1}.`);
    }
  }
};

const whenSignalled = (): { readonly promise: Promise<void>; readonly stop: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = (): void => {
    process.off("SIGTERM", stop);
    process.off("SIGINT", stop);
    resolve();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return { promise, stop };
};

/** Finishes running requests within ten seconds and background work within fifteen, then closes the database. */
const shutDown = async (app: FastifyInstance, database: Database): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
  app.server.closeIdleConnections();
  await Promise.race([app.close(), pause(longestStopMs, undefined, { ref: false })]);
  clearTimeout(timer);
  await database.close();
};

/** Seeds the demo if it is wanted and missing; if not wanted, removes the published password of its accounts. */
export const prepareDemo = async (
  database: Database,
  wanted: boolean,
  say: (line: string) => void,
  contents?: ContentStorage,
  sealer?: Sealer,
): Promise<void> => {
  if (wanted) {
    if (await seedDemo(database, systemClock.now(), undefined, contents, sealer)) say("Filled the database with the demo organisation.");
    return resumeDemo(database);
  }
  const ended = await endDemo(database);
  if (ended > 0)
    say(
      `The demo is off: its ${ended} accounts with the published password cannot be signed in to any more. CYGNET_DEMO=true brings them back.`,
    );
};

/** Opens the database, prepares the demo, and serves until stopped. */
export const runServer = async (config: Config, { dev, say, preparePages }: Options): Promise<RunningServer> => {
  const database = await openDatabase(config, say);
  try {
    await prepareDemo(database, config.demo, say, storageOf(config), sealerOf(config));
    database.engine.supervise(longestStatementMs);
    await preparePages();
    const app = await makeServer({ config, database, clock: systemClock, floodScale: 1 });
    if (dev) await (await import("./http/dev-pages.ts")).serveDevPages(app, config);
    collectWhenIdle();
    const signal = whenSignalled();
    const port = await listen(app, config, say);
    const stopped = signal.promise.then(() => shutDown(app, database));
    return { origin: config.origin ?? `http://localhost:${port}`, stopped, stop: signal.stop };
  } catch (error) {
    await database.close();
    throw error;
  }
};
