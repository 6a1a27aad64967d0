import { makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase, migratedTemplate, type PostgresServer, startPostgres } from "./postgres.ts";
import { makeDemoTemplate, makeTemplates } from "./templates.ts";

/**
 * @property server PostgreSQL with the prepared databases
 * @property templates folder of the prepared embedded databases
 */
export type PreparedDatabases = {
  readonly server: PostgresServer;
  readonly templates: string;
  readonly remove: () => Promise<void>;
};

/** A PostgreSQL server with a migrated database, which test files copy. */
export const migratedServer = async (): Promise<PostgresServer> => {
  const server = await startPostgres();
  const template = makeDatabase(await openPostgres(await freshDatabase(server.url, migratedTemplate, "template1"), () => undefined));
  await migrate(template);
  await template.close();
  return server;
};

const serverWithDemo = async (now: number): Promise<PostgresServer> => {
  const server = await migratedServer();
  await makeDemoTemplate(server.url, now);
  return server;
};

/**
 * Prepares the databases that test files start from, on both engines at once.
 * @param now of the demo
 */
export const prepareDatabases = async (now: number): Promise<PreparedDatabases> => {
  const [server, { folder, remove }] = await Promise.all([serverWithDemo(now), makeTemplates(now)]);
  return {
    server,
    templates: folder,
    remove: async () => {
      remove();
      await server.stop();
    },
  };
};
