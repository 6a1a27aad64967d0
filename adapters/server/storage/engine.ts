import type { DatabaseConnection, Dialect } from "kysely";

/** A database that speaks the PostgreSQL dialect. */
export type Engine = {
  readonly name: "pglite" | "postgres";
  /** its connections are `EngineConnection`s */
  readonly dialect: Dialect;
  /** Whether the database responds now. */
  readonly ping: () => Promise<boolean>;
  /** Whether the engine's own disk has too little space for writes. */
  readonly isFull: () => boolean;
  /**
   * From now on a longer statement counts as stuck, where the engine runs in this process. Servers call it; commands and migrations have no
   * limit.
   * @param longestMs milliseconds
   */
  readonly supervise: (longestMs: number) => void;
  /** Flushes to disk, where the engine has its own files. */
  readonly checkpoint: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * A connection of either engine. A text of several statements returns the rows of the last one that has rows.
 * @property opening SQL to send before the next statement; null for none
 * @property prepared names of the statements prepared on this connection
 */
export type EngineConnection = DatabaseConnection & { opening: string | null; readonly prepared: Set<string> };

export const isEngineConnection = (connection: DatabaseConnection): connection is EngineConnection =>
  "opening" in connection && "prepared" in connection;

export type Rows = { readonly rows: readonly Record<string, unknown>[]; readonly affected: number };
