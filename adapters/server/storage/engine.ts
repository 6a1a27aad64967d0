import type { DatabaseConnection, Dialect } from "kysely";

/** A database that speaks the PostgreSQL dialect. */
export type Engine = {
  readonly name: "pglite" | "postgres";
  /** whose connections are `EngineConnection`s */
  readonly dialect: Dialect;
  /** Whether the database answers now. */
  readonly ping: () => Promise<boolean>;
  /** Whether the engine's own disk has too little room for anything to be written. */
  readonly isFull: () => boolean;
  /**
   * From now on a statement that takes longer is taken to be stuck, where the engine lives in this process. Servers ask for it; commands
   * and migrations let statements take as long as they like.
   * @param longestMs milliseconds
   */
  readonly supervise: (longestMs: number) => void;
  /** Flushes to disk, where the engine keeps its own files. */
  readonly checkpoint: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * A connection of either engine. A text with several statements returns the rows of the last one that has rows.
 * @property opening what goes to the database before the next statement; null for nothing
 * @property prepared names of the statements that this connection has planned
 */
export type EngineConnection = DatabaseConnection & { opening: string | null; readonly prepared: Set<string> };

export const isEngineConnection = (connection: DatabaseConnection): connection is EngineConnection =>
  "opening" in connection && "prepared" in connection;

export type Rows = { readonly rows: readonly Record<string, unknown>[]; readonly affected: number };
