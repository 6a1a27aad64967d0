/** What the main thread asks of the thread that holds the embedded database. */
export type ToWorker =
  | { readonly kind: "query"; readonly id: number; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly kind: "close" };

/** What the thread answers; it ends when it has closed the database. */
export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "rows"; readonly id: number; readonly rows: readonly Record<string, unknown>[]; readonly affected: number }
  | { readonly kind: "error"; readonly id: number; readonly error: DatabaseFault };

/**
 * An error of the database as plain data.
 * @property code five-letter SQLSTATE
 */
export type DatabaseFault = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
};
