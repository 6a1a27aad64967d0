import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { FieldErrors } from "../../../core/kernel/failure.ts";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import { type RelatedKind, relatedRecord } from "../../../core/tasks/related-record.model.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";

const places = {
  campaigns: ["campaigns", "campaign_id"],
  triggers: ["triggers", "trigger_id"],
  contacts: ["contacts", "con_id"],
  lessons: ["lessons", "lesson_id"],
} as const satisfies Record<RelatedKind, readonly [string, string]>;

const countOf = async (tx: Tx, table: string, column: string, ids: readonly number[]): Promise<number> => {
  const gone = table === "users" ? sql`true` : sql`deleted_at is null`;
  return numberOf(tx, sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where org_id = ${tx.org} and ${gone} and ${sql.ref(column)} = any(${ids}::bigint[])`);
};

/** What is wrong with the people and records that a task is to name: each must exist in the organisation, and what the actor may not see is as if it did not. */
export const referenceProblems = async (tx: Tx, actor: StaffActor, people: readonly number[], keys: readonly string[]): Promise<FieldErrors> => {
  const users = [...new Set(people)];
  if (users.length > 0 && (await countOf(tx, "users", "user_id", users)) < users.length) return { assigned_to: ["There is no such user."] };
  const records = [...new Set(keys)].map(relatedRecord).filter((record) => record !== null);
  for (const [kind, group] of Map.groupBy(records, ({ kind }) => kind)) {
    const [table, column] = places[kind];
    if (!seesRelatedKind(actor, kind) || (await countOf(tx, table, column, group.map(({ id }) => id))) < group.length) return { related_records: ["There is no such record."] };
  }
  return {};
};
