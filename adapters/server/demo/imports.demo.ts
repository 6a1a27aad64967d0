import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { firstOptions } from "../../../core/import/import-mapping.model.ts";
import { importFileSeconds, importUndoSeconds } from "../../../core/import/import.model.ts";
import type { Demo } from "./demo.ts";

const day = 86_400;
const tag = "boat fair";
const visitors = 3;

const names = ["First name", "Last name", "Email", "Phone", "Tax number"];
const mapping = ["first_name", "last_name", "email", "mobile", "field:tax_number"];
const layout = { kind: "csv", encoding: "utf-8", delimiter: ",", has_header: true };

const failures = [
  { row_no: 4, cause: "bad-email", col: 2, value: "ola.nilsen(at)fair.example" },
  { row_no: 6, cause: "bad-mobile", col: 3, value: "call the office" },
] as const;

/**
 * An import of a boat fair's visitors that ended two days ago: some rows failed, it can still be undone, and its file was deleted, since a
 * column filled a secret.
 */
export const demo: Demo = {
  place: 90,
  seed: async ({ db }, { org, now }) => {
    const at = now - 2 * day;
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
      .limit(visitors)
      .execute();
    const ids = people.map(({ con_id }) => con_id);
    await sql`update contacts set tags = tags || ${[tag]}::text[] where org_id = ${org} and con_id = any(${ids}::bigint[])`.execute(db);
    const counts = { total: people.length + failures.length, created: 0, updated: people.length, skipped: 0, failed: failures.length };
    const { rows: jobs } = await sql<{ job_id: number }>`
      insert into jobs (org_id, kind, user_id, subject, input, state, progress, result, run_at, dismissed, created_at, started_at, ended_at, undo_until)
      values (${org}, 'import.run', ${user_id}, 'boat fair.csv', '{"id": 0}', 'done', ${JSON.stringify({ done: counts.total, total: counts.total, counts })}::jsonb, ${JSON.stringify(counts)}::jsonb, ${at}, true, ${at}, ${at}, ${at}, ${at + importUndoSeconds})
      returning job_id`.execute(db);
    const job = jobs[0]?.job_id ?? 0;
    const plan = {
      total: counts.total,
      create: 0,
      update: people.length,
      skip: 0,
      error: failures.length,
      causes: failures.map(({ row_no, cause, col }) => ({ cause, column: col, count: 1, first_row: row_no, values: [] })),
    };
    const { rows: imports } = await sql<{ id: number }>`
      insert into imports (org_id, user_id, file_id, filename, bytes, state, layout, columns, mapping, options, plan, counts, run_job, created_at, started_at, ended_at, undo_until, holds_secrets, file_gone_at)
      values (${org}, ${user_id}, ${randomUUID()}::uuid, 'boat fair.csv', 412, 'done', ${JSON.stringify(layout)}::jsonb, ${JSON.stringify(names.map((name) => ({ name, samples: [] })))}::jsonb,
        ${JSON.stringify(mapping)}::jsonb, ${JSON.stringify({ ...firstOptions, tags: [tag] })}::jsonb, ${JSON.stringify(plan)}::jsonb, ${JSON.stringify(counts)}::jsonb, ${job}, ${at}, ${at}, ${at}, ${at + importUndoSeconds}, true, ${at + importFileSeconds.secret})
      returning import_id as id`.execute(db);
    const id = imports[0]?.id ?? 0;
    await sql`update jobs set input = ${JSON.stringify({ id })}::jsonb where job_id = ${job}`.execute(db);
    const updated = people.map(({ con_id, tags }, place) => ({
      row_no: [2, 3, 5][place] ?? 0,
      outcome: "updated",
      con_id,
      before: { tags },
      after: { tags: [...tags, tag] },
    }));
    const failed = failures.map((problem) => ({ ...problem, outcome: "failed" }));
    await sql`
      insert into import_rows (org_id, import_id, row_no, outcome, con_id, before, after, cause, col, value)
      select ${org}::bigint, ${id}::bigint, r.row_no, r.outcome, r.con_id, r.before, r.after, r.cause, r.col, r.value
      from jsonb_to_recordset(${JSON.stringify([...updated, ...failed])}::jsonb) as r (row_no int, outcome text, con_id bigint, before jsonb, after jsonb, cause text, col int, value text)`.execute(
      db,
    );
  },
};
