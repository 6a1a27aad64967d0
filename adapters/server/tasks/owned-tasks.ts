import { sql } from "kysely";
import type { OwnedMove, OwnedPart } from "../contributions/owned-part.ts";

const marks = (now: number) => sql`version = r.version + 1, updated_at = ${now}`;

/** Tasks that are assigned to a user; the other users of a task keep it. */
export const ownedTasks: OwnedPart = {
  kind: "tasks",
  place: 20,
  count: async ({ db, org }, user) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from tasks r where r.org_id = ${org} and r.deleted_at is null and ${user} = any(r.assigned_to)`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },
  move: async ({ tx: { db, org }, from, to, now }) => {
    const { rows } = await sql<OwnedMove>`
      with held as (select t.task_id, ${to} = any(t.assigned_to) as had from tasks t where t.org_id = ${org} and t.deleted_at is null and ${from} = any(t.assigned_to) for update)
      update tasks r set assigned_to = case when h.had then array_remove(r.assigned_to, ${from}::bigint) else array_replace(r.assigned_to, ${from}::bigint, ${to}::bigint) end, ${marks(now)}
      from held h where r.org_id = ${org} and r.task_id = h.task_id returning r.task_id as id, h.had`.execute(db);
    return rows;
  },
  back: async ({ tx: { db, org }, from, to, now }, moves) => {
    const [had, taken] = [true, false].map((one) => moves.filter((move) => move.had === one).map(({ id }) => id));
    await sql`
      update tasks r set assigned_to = case when r.task_id = any(${had}::bigint[]) then array_append(r.assigned_to, ${from}::bigint) else array_replace(r.assigned_to, ${to}::bigint, ${from}::bigint) end, ${marks(now)}
      where r.org_id = ${org} and r.task_id = any(${[...(had ?? []), ...(taken ?? [])]}::bigint[]) and ${to} = any(r.assigned_to) and not ${from} = any(r.assigned_to)`.execute(
      db,
    );
  },
};
