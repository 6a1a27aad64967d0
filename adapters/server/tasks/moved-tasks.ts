import { sql } from "kysely";
import { byKeys } from "../contributions/came-since.ts";
import type { MergePart, Move } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

const reference = (contact: number): string => `api/contacts@${contact}`;

/** Moves the tasks about a contact when contacts are merged. */
export const movedTasks: MergePart = {
  kind: "tasks",
  place: 30,
  count: async ({ tx, other }) =>
    numberOf(
      tx,
      sql<{ n: number }>`select count(*) as n from tasks where org_id = ${tx.org} and ${reference(other)} = any(related_records)`,
    ),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{ key: string; had: boolean }>`
      select task_id::text as key, ${reference(kept)} = any(related_records) as had from tasks where org_id = ${tx.org} and ${reference(other)} = any(related_records)`.execute(
      tx.db,
    );
    await sql`
      update tasks set related_records = case when ${reference(kept)} = any(related_records) then array_remove(related_records, ${reference(other)}) else array_replace(related_records, ${reference(other)}, ${reference(kept)}) end
      where org_id = ${tx.org} and ${reference(other)} = any(related_records)`.execute(tx.db);
    return rows.map(({ key, had }): Move => ({ key, before: { had } }));
  },
  back: async ({ tx, kept, other }, moves) => {
    for (const { key, before } of moves) {
      const names =
        before["had"] === true
          ? sql`array_append(related_records, ${reference(other)})`
          : sql`array_replace(related_records, ${reference(kept)}, ${reference(other)})`;
      await sql`update tasks set related_records = ${names} where org_id = ${tx.org} and task_id = ${Number(key)} and ${reference(kept)} = any(related_records)`.execute(
        tx.db,
      );
    }
  },
  ...byKeys(async ({ tx, kept }) =>
    (
      await sql<{
        key: string;
      }>`select task_id::text as key from tasks where org_id = ${tx.org} and ${reference(kept)} = any(related_records)`.execute(tx.db)
    ).rows.map(({ key }) => key),
  ),
};
