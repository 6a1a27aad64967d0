import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergePart, Move } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

/** Moves the notes about a contact, including deleted ones, when contacts are merged. */
export const movedNotes: MergePart = {
  kind: "notes",
  place: 40,
  count: async ({ tx, other }) =>
    numberOf(
      tx,
      sql<{ n: number }>`select count(*) as n from contact_notes where org_id = ${tx.org} and con_id = ${other} and deleted_at is null`,
    ),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{
      key: string;
    }>`update contact_notes set con_id = ${kept} where org_id = ${tx.org} and con_id = ${other} returning note_id::text as key`.execute(
      tx.db,
    );
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    await sql`update contact_notes set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and note_id = any(${moves.map(({ key }) => Number(key))}::bigint[])`.execute(
      tx.db,
    );
  },
  ...byNumber({ table: "contact_notes", id: "note_id", of: ({ kept }) => sql`con_id = ${kept} and deleted_at is null` }),
};
