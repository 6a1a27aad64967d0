import { sql } from "kysely";
import type { PortalRole } from "../../../core/portal-roles/portal-role.model.ts";
import { roleInForce } from "../../../core/portal-roles/role-in-force.rule.ts";
import { publishedReports } from "../../../core/reports/built-in-reports.rule.ts";
import { planned, type Tx } from "../storage/database.ts";

type Row = Omit<PortalRole, "contacts" | "file_folders" | "lesson_folders" | "reports">;

/** The roles of an organisation by name. */
export const knownRoles = async ({ db, org }: Tx): Promise<readonly PortalRole[]> => {
  const { rows } = await sql<Omit<PortalRole, "reports"> & { readonly reports: readonly string[] }>`
    select r.role_id, r.name, r.permissions, r.relation, r.fields, r.is_default, r.version,
      (select coalesce(json_agg(s.resource_id order by s.resource_id), '[]') from resource_roles s join file_folders d on d.folder_id = s.resource_id and d.deleted_at is null
        where s.org_id = r.org_id and s.resource = 'files/folders' and s.role_id = r.role_id) as file_folders,
      (select coalesce(json_agg(s.resource_id order by s.resource_id), '[]') from resource_roles s join lesson_folders d on d.folder_id = s.resource_id and d.deleted_at is null
        where s.org_id = r.org_id and s.resource = 'lessons/folders' and s.role_id = r.role_id) as lesson_folders,
      (select coalesce(json_agg(p.report order by p.report), '[]') from report_publications p where p.org_id = r.org_id and p.role_id = r.role_id) as reports,
      (select count(*) from own_contacts c where c.org_id = r.org_id and c.fields ? 'portalRole' and c.fields #>> '{portalRole,0}' = r.role_id::text) as contacts
    from portal_roles r where r.org_id = ${org} and r.deleted_at is null order by fold_text(r.name) collate "C", r.role_id`.execute(db);
  return rows.map((role) => ({ ...role, reports: publishedReports(role.reports).map(({ pid }) => pid) }));
};

/** The role that is in force for a contact, null for none. */
export const roleOfContact = async (tx: Tx, contact: number): Promise<Row | null> => {
  const rows = await planned(
    tx,
    sql<Row & { readonly held: unknown }>`
    select r.role_id, r.name, r.permissions, r.relation, r.fields, r.is_default, r.version,
      (select c.fields -> 'portalRole' from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}) as held
    from portal_roles r where r.org_id = ${tx.org} and r.deleted_at is null`,
  );
  const roles = rows.map(({ held: _held, ...role }) => role);
  return roleInForce(roles, rows[0]?.held);
};
