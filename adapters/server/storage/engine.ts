import type { Dialect } from "kysely";

/** A database that speaks the PostgreSQL dialect. */
export type Engine = {
  readonly name: "pglite" | "postgres";
  readonly dialect: Dialect;
  /** Whether the database answers now. */
  readonly ping: () => Promise<boolean>;
  /** Flushes to disk, where the engine keeps its own files. */
  readonly checkpoint: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Rows = { readonly rows: readonly Record<string, unknown>[]; readonly affected: number };
