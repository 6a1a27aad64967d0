import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";

/**
 * What erasers may need besides the contacts.
 * @property mobiles the numbers that the contacts had
 */
export type Erasing = { readonly sealer: Sealer; readonly mobiles: readonly string[] };

/**
 * Deletes what is stored about contacts, in the transaction that erases them.
 * @param contacts their ids
 */
export type Erase = (tx: Tx, contacts: readonly number[], erasing: Erasing) => Promise<void>;

/** Deletes the rows of contacts from tables that have the columns `org_id` and `con_id`. */
export const erasedRows =
  (...tables: readonly string[]): Erase =>
  async (tx, contacts) => {
    for (const table of tables)
      await sql`delete from ${sql.table(table)} where org_id = ${tx.org} and con_id = any(${contacts}::bigint[])`.execute(tx.db);
  };
