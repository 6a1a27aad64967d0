import type { TestProject } from "vitest/node";
import { makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase, migratedTemplate, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

/** One PostgreSQL server for all test files; each file makes databases of its own on it, as copies of a migrated one. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  const template = makeDatabase(await openPostgres(await freshDatabase(server.url, migratedTemplate, "template1"), () => undefined));
  await migrate(template);
  await template.close();
  project.provide("postgresUrl", server.url);
  return server.stop;
};
