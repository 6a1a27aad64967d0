import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type RelatedKind, relatedRecord } from "../../../core/tasks/related-record.model.ts";
import type { TaskReferences } from "../../../core/tasks/task-write.model.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";

const places = {
  campaigns: ["campaigns", "campaign_id"],
  triggers: ["triggers", "trigger_id"],
  contacts: ["contacts", "con_id"],
  lessons: ["lessons", "lesson_id"],
} as const satisfies Record<RelatedKind, readonly [string, string]>;

/** Those of the ids that exist for the organisation in a table; deleted rows, lessons that the actor does not see, and places of shared lessons do not count. */
const idsIn = async (tx: Tx, actor: StaffActor, table: string, column: string, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const inUse = table === "users" ? sql`true` : sql`deleted_at is null`;
  const isSeen = table === "lessons" ? isVisibleLesson(actor, table) : table === "triggers" ? sql`not is_shared` : sql`true`;
  const { rows } = await sql<{
    id: number;
  }>`select ${sql.ref(column)} as id from ${sql.table(table)} where org_id = ${tx.org} and ${inUse} and ${isSeen} and ${sql.ref(column)} = any(${ids}::bigint[])`.execute(
    tx.db,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Those of the references that exist in the organisation, and of lessons those that the actor sees. */
export const knownReferences = async (
  tx: Tx,
  actor: StaffActor,
  { assigned_to, related_records }: TaskReferences,
): Promise<TaskReferences> => {
  const users = await idsIn(tx, actor, "users", "user_id", assigned_to);
  const keys = new Set<string>();
  const records = related_records.map(relatedRecord).filter((record) => record !== null);
  for (const [kind, group] of Map.groupBy(records, (record) => record.kind)) {
    const [table, column] = places[kind];
    for (const id of await idsIn(
      tx,
      actor,
      table,
      column,
      group.map((record) => record.id),
    ))
      keys.add(`api/${kind}@${id}`);
  }
  return { assigned_to: assigned_to.filter((user) => users.has(user)), related_records: related_records.filter((key) => keys.has(key)) };
};
