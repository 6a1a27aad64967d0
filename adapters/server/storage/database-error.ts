import type { DatabaseFault } from "./pglite-protocol.ts";

/** An error that the database reported, the same for both engines. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  constructor(fault: DatabaseFault) {
    super(fault.message);
    this.name = "DatabaseError";
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
  }
}

/** The connection is gone or cannot be had; the caller may try again later. */
export class DatabaseUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DatabaseUnavailable";
  }
}
