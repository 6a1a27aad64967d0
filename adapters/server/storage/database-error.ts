import type { DatabaseFault } from "./pglite-protocol.ts";

/** An error reported by the database, the same for both engines. */
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

/** The connection was lost or cannot be opened; the caller may retry later. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseUnavailable";
  }
}

/**
 * Why a reachable database did not complete a statement: conflicting transactions, a locked row, a statement timeout, no connection or
 * memory left.
 */
type Obstacle = "contended" | "locked" | "slow" | "crowded";

/** The transaction was aborted for a temporary reason; the caller may retry. */
export class DatabaseBusy extends DatabaseUnavailable {
  readonly obstacle: Obstacle;
  constructor(obstacle: Obstacle, cause: Error) {
    super(cause.message, { cause });
    this.name = "DatabaseBusy";
    this.obstacle = obstacle;
  }
}

/** Nothing can be written until the disk has room. */
export class DiskFull extends DatabaseUnavailable {
  constructor(cause: Error) {
    super(`The disk is full: ${cause.message}`, { cause });
    this.name = "DiskFull";
  }
}

/** The files of the embedded database exist but cannot be opened. */
export class DatabaseDamaged extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database in ${folder} cannot be opened: ${reason}\nKeep a copy of the folder if it holds what no backup has. Then delete it with "npm run cygnet -- reset --yes", and bring a backup back with "npm run cygnet -- restore <file> --yes".`,
      { cause },
    );
    this.name = "DatabaseDamaged";
  }
}

const obstacles: Readonly<Record<string, Obstacle>> = {
  "40001": "contended",
  "40P01": "contended",
  "55P03": "locked",
  "57014": "slow",
  "53000": "crowded",
  "53200": "crowded",
  "53300": "crowded",
  "53400": "crowded",
};
const fullCodes = new Set(["53100", "ENOSPC", "EDQUOT"]);
const lostCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "57P01", "57P02", "57P03", "08000", "08003", "08006"]);
const readOnlyTransaction = "25006";

/** SQLSTATE of an error of either engine, or the system's code. */
export const codeOf = (error: unknown): string => (error instanceof Error ? String(Reflect.get(error, "code")) : "");

export const isDiskFull = (error: unknown): boolean => error instanceof DiskFull || fullCodes.has(codeOf(error));

/**
 * The server's error for an error of either engine; any other error unchanged.
 * @param isReadOnly whether the transaction was read-only because the disk is nearly full
 */
export const explained = (error: unknown, isReadOnly: boolean): unknown => {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = codeOf(error);
  const obstacle = obstacles[code];
  if (obstacle !== undefined) return new DatabaseBusy(obstacle, error);
  if (fullCodes.has(code) || (isReadOnly && code === readOnlyTransaction)) return new DiskFull(error);
  // The message of the pool when all its connections are in use.
  if (/timeout exceeded when trying to connect/i.test(error.message)) return new DatabaseBusy("crowded", error);
  if (/Query read timeout/i.test(error.message)) return new DatabaseBusy("slow", error);
  const isLost = lostCodes.has(code) || /Connection terminated|connection error|not queryable/i.test(error.message);
  return isLost ? new DatabaseUnavailable(`The database cannot be reached: ${error.message}`, { cause: error }) : error;
};
