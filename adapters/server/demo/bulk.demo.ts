import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { bulkUndoSeconds } from "../../../core/bulk/bulk-run.model.ts";
import type { Demo } from "./demo.ts";

const hour = 3_600;
const tag = "open day";
const first = 40;
const named = 8;

/** A bulk action of the owner's, done yesterday and still undoable: contacts tagged for the open day, two of whom had the tag already. */
export const demo: Demo = {
  place: 100,
  seed: async ({ db }, { org, now }) => {
    const at = now - 26 * hour;
    const { user_id } = await db
      .selectFrom("users")
      .select("user_id")
      .where("org_id", "=", org)
      .where("role", "=", "owner")
      .executeTakeFirstOrThrow();
    const people = await db
      .selectFrom("contacts")
      .select(["con_id", "tags"])
      .where("org_id", "=", org)
      .where("deleted_at", "is", null)
      .orderBy("con_id")
      .offset(first)
      .limit(named)
      .execute();
    const ids = people.map(({ con_id }) => con_id);
    const rows = people.map(({ con_id, tags }, place) =>
      place < 2 ? { con_id, outcome: "same" } : { con_id, outcome: "changed", before: { tags }, after: { tags: [...tags, tag] } },
    );
    const changed = rows.filter(({ outcome }) => outcome === "changed").length;
    const counts = { changed, same: rows.length - changed, refused: 0, skipped: 0 };
    await sql`update contacts set tags = tags || ${[tag]}::text[] where org_id = ${org} and con_id = any(${ids}::bigint[])`.execute(db);
    const { rows: runs } = await sql<{ run_id: number }>`
      insert into bulk_runs (org_id, user_id, key, state, action, about, selection, total, plan, counts, created_at, ended_at, undo_until)
      values (${org}, ${user_id}, ${randomUUID()}::uuid, 'done', ${JSON.stringify({ do: "add", field: "tags", value: [tag] })}::jsonb, 'Tags', ${JSON.stringify({ of: "chosen", ids })}::jsonb, ${rows.length},
        ${JSON.stringify({ counts, causes: [] })}::jsonb, ${JSON.stringify(counts)}::jsonb, ${at}, ${at}, ${at + bulkUndoSeconds})
      returning run_id`.execute(db);
    await sql`
      insert into bulk_rows (org_id, run_id, con_id, outcome, before, after)
      select ${org}::bigint, ${runs[0]?.run_id ?? 0}::bigint, r.con_id, r.outcome, r.before, r.after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (con_id bigint, outcome text, before jsonb, after jsonb)`.execute(db);
  },
};
