import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/**
 * The contacts and the period that a report counts.
 * @property people subquery of ids of contacts
 * @property since epoch seconds
 * @property until epoch seconds, not included
 */
export type Counted = {
  readonly tx: Tx;
  readonly people: RawBuilder<unknown>;
  readonly since: number;
  readonly until: number;
};

/** How many contacts a report is about. */
export const countPeople = async ({ tx, people }: Pick<Counted, "tx" | "people">): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${people} x`.execute(tx.db);
  return rows[0]?.n ?? 0;
};
