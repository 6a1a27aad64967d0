import type { DatabaseConnection, Dialect } from "kysely";

/** A database that speaks the PostgreSQL dialect. */
export type Engine = {
  readonly name: "pglite" | "postgres";
  /** whose connections are `EngineConnection`s */
  readonly dialect: Dialect;
  /** Whether the database answers now. */
  readonly ping: () => Promise<boolean>;
  /** Flushes to disk, where the engine keeps its own files. */
  readonly checkpoint: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A connection of either engine. Of several statements sent as one text it answers the rows of the last that has any.
 * @property opening what goes to the database before the next statement; null for nothing
 * @property prepared names of the statements that this connection has planned */
export type EngineConnection = DatabaseConnection & { opening: string | null; readonly prepared: Set<string> };

export const isEngineConnection = (connection: DatabaseConnection): connection is EngineConnection => "opening" in connection && "prepared" in connection;

export type Rows = { readonly rows: readonly Record<string, unknown>[]; readonly affected: number };
