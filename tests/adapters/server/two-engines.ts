import { inject } from "vitest";
import { makeCaller, type Caller } from "../../../adapters/http/caller.ts";
import type { Config } from "../../../adapters/server/config.ts";
import type { Database } from "../../../adapters/server/storage/database.ts";
import { makeDatabase } from "../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../adapters/server/storage/postgres.engine.ts";
import { type FakeClock, fakeClock } from "../../fakes/clock.fake.ts";
import { freshDatabase } from "../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "./harness.ts";
import { injectFetch } from "./inject-fetch.ts";

/** The same server over both engines, with a clock of each. */
export type Engines = { readonly pglite: Engine; readonly postgres: Engine; readonly close: () => Promise<void> };
export type Engine = { readonly server: TestServer; readonly clock: FakeClock };

const startOn = async (database: Database, config: Partial<Config>): Promise<Engine> => {
  const clock = fakeClock(noon);
  return { server: await startServer({ database, clock, config }), clock };
};

/** @param name of the database on PostgreSQL, one for each test file */
export const startBoth = async (name: string, config: Partial<Config> = {}): Promise<Engines> => {
  const database = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), name), () => undefined));
  const [pglite, postgres] = [await startOn(await openEmbeddedDatabase(), config), await startOn(database, config)];
  return {
    pglite,
    postgres,
    close: async () => {
      await pglite.server.close();
      await postgres.server.close();
    },
  };
};

/** The product's own caller in a browser in which nobody is signed in. */
export const strangersCaller = (server: TestServer): Caller => makeCaller({ fetch: injectFetch(server.stranger()), origin: "" });
