import { sql } from "kysely";
import { defaultRelation } from "../../../core/contacts/relation-tree.model.ts";
import { admits } from "../../../core/portal-roles/admits.rule.ts";
import type { LearnerRole } from "../../../core/portal-roles/learner-role.model.ts";
import { publishedReports } from "../../../core/reports/built-in-reports.rule.ts";
import type { Tx } from "../storage/database.ts";
import { roleOfContact } from "./known-roles.store.ts";
import { publishedTo } from "./published-to-role.store.ts";

/** The role of a learner as the portal's pages receive it. */
export const learnerRole = async (tx: Tx, contact: number): Promise<LearnerRole | null> => {
  const role = await roleOfContact(tx, contact);
  if (role === null) return null;
  const { role_id, name, permissions, relation } = role;
  const { rows } = await sql<{ lessons: boolean }>`
    select exists (select from resource_roles s join lesson_folders d on d.folder_id = s.resource_id and d.deleted_at is null
      where s.org_id = ${tx.org} and s.resource = 'lessons/folders' and s.role_id = ${role_id}) as lessons`.execute(tx.db);
  const reports = admits(role, "reports") ? publishedReports(await publishedTo(tx, role_id)).map(({ pid }) => pid) : [];
  return { role_id, name, permissions, reports, relation: relation ?? defaultRelation, lessons: rows[0]?.lessons === true };
};
