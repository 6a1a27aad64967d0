import { sql } from "kysely";
import { numberOf } from "../storage/number-of.ts";
import type { MergePart, Move } from "./merge-part.ts";

/**
 * A table whose rows belong to contacts by `con_id`.
 * @property id its key, a number
 */
type Rows = { readonly table: string; readonly id: string };

/** Moves the rows of one table as they are. */
export const movedRows = (kind: string, place: number, { table, id }: Rows): MergePart => ({
  kind,
  place,
  count: async ({ tx, other }) =>
    numberOf(tx, sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where org_id = ${tx.org} and con_id = ${other}`),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{
      key: string;
    }>`update ${sql.table(table)} set con_id = ${kept} where org_id = ${tx.org} and con_id = ${other} returning ${sql.ref(id)}::text as key`.execute(
      tx.db,
    );
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    await sql`update ${sql.table(table)} set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and ${sql.ref(id)} = any(${moves.map(({ key }) => Number(key))}::bigint[])`.execute(
      tx.db,
    );
  },
});
