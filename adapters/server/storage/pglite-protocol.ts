/** Messages from the main thread to the thread of the embedded database. */
export type ToWorker =
  | { readonly kind: "query"; readonly id: number; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly kind: "close" };

/** Messages from the thread; it ends when it has closed the database. */
export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "rows"; readonly id: number; readonly rows: readonly Record<string, unknown>[]; readonly affected: number }
  | { readonly kind: "error"; readonly id: number; readonly error: DatabaseFault };

/**
 * A database error as plain data.
 * @property code five-letter SQLSTATE
 */
export type DatabaseFault = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
};
