import { types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/**
 * Options with which the embedded database is created and opened.
 * @param folder none: kept in memory
 */
export const pgliteOptions = (folder: string | undefined) => ({
  ...(folder === undefined ? {} : { dataDir: folder }),
  extensions: { pg_trgm, unaccent },
  parsers: { [types.INT8]: Number },
  postgresqlconf: ["shared_buffers = 16MB", "max_wal_size = 128MB"],
});
