import { type RawBuilder, sql } from "kysely";
import { numberOf } from "../storage/number-of.ts";
import type { MergeCase, MergePart } from "./merge-part.ts";

type Told = Required<Pick<MergePart, "mark" | "since">>;

const keysIn = (mark: unknown): ReadonlySet<string> => new Set(Array.isArray(mark) ? mark.map(String) : []);

/**
 * Counts rows added since the merge, for tables with ascending ids.
 * @property of condition for rows of the kept contact
 */
export const byNumber = ({
  table,
  id,
  of,
}: {
  readonly table: string;
  readonly id: string;
  readonly of: (merge: MergeCase) => RawBuilder<unknown>;
}): Told => ({
  mark: ({ tx }) =>
    numberOf(tx, sql<{ n: number }>`select coalesce(max(${sql.ref(id)}), 0) as n from ${sql.table(table)} where org_id = ${tx.org}`),
  since: (merge, mark) =>
    numberOf(
      merge.tx,
      sql<{
        n: number;
      }>`select count(*) as n from ${sql.table(table)} where org_id = ${merge.tx.org} and ${sql.ref(id)} > ${Number(mark)} and ${of(merge)}`,
    ),
});

/**
 * Counts items added since the merge that may themselves be older.
 * @param keysOf keys of the kept contact's current items
 */
export const byKeys = (keysOf: (merge: MergeCase) => Promise<readonly string[]>): Told => ({
  mark: keysOf,
  since: async (merge, mark) => {
    const had = keysIn(mark);
    return (await keysOf(merge)).filter((key) => !had.has(key)).length;
  },
});
