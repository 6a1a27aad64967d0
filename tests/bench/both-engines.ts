import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { startPostgres } from "../setup/postgres.ts";
import type { Bench, Row } from "./table.ts";

/**
 * A measurement on the embedded engine, and the same on a PostgreSQL of its own.
 * @param measure closes the database
 */
export const onBothEngines = (
  title: (engine: string) => string,
  measure: (database: Database) => Promise<readonly Row[]>,
): readonly Bench[] => [
  { title: title("embedded database"), run: async () => measure(makeDatabase(await openPglite(undefined))) },
  {
    title: title("PostgreSQL"),
    run: async () => {
      const postgres = await startPostgres();
      try {
        return await measure(makeDatabase(await openPostgres(postgres.url, () => undefined)));
      } finally {
        await postgres.stop();
      }
    },
  },
];
