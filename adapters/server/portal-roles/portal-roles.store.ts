import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import {
  type DecidedRole,
  decideNewRole,
  decideRoleChange,
  decideRoleReturn,
  type KnownRoles,
} from "../../../core/portal-roles/decide-role.rule.ts";
import { draftOf } from "../../../core/portal-roles/edited-role.view-model.ts";
import { portalRoleRefusals } from "../../../core/portal-roles/portal-role-refusals.ts";
import type { PortalRole, RoleDraft } from "../../../core/portal-roles/portal-role.model.ts";
import type { PortalRoleStore } from "../../../core/portal-roles/portal-roles.port.ts";
import { type AuditEntry, type Doer, writeAudit } from "../audit/audit.store.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";
import { knownRoles } from "./known-roles.store.ts";
import { publishToRole } from "./published-to-role.store.ts";
import { shareWithRole } from "./shared-with-role.store.ts";

type Call = Doer & { readonly actor: StaffActor; readonly tx: Tx };

const gone = E.left(notFound(portalRoleRefusals.role_gone));

/** The roles of learners in the transaction of one call; changes are written to the audit log. */
export const makePortalRoles = (call: Call): PortalRoleStore => {
  const { tx } = call;
  const { now } = call.request;
  const known = async (): Promise<KnownRoles> => {
    await sql`select from orgs where org_id = ${tx.org} for no key update`.execute(tx.db);
    const idsIn = async (table: "file_folders" | "lesson_folders"): Promise<ReadonlySet<number>> => {
      const { rows } = await sql<{ folder_id: number }>`
        select folder_id from ${sql.table(table)} where org_id = ${tx.org} and deleted_at is null`.execute(tx.db);
      return new Set(rows.map(({ folder_id }) => folder_id));
    };
    return {
      roles: await knownRoles(tx),
      fields: await fieldsSeenBy(tx, "owner"),
      file_folders: await idsIn("file_folders"),
      lesson_folders: await idsIn("lesson_folders"),
    };
  };
  const share = async (role: number, { file_folders, lesson_folders, reports }: DecidedRole): Promise<void> => {
    await shareWithRole(tx, "files/folders", role, file_folders);
    await shareWithRole(tx, "lessons/folders", role, lesson_folders);
    await publishToRole(tx, role, reports, now);
  };
  const noted = (action: string, role: number, before: AuditEntry["before"], after: AuditEntry["after"]): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "portal_role", object_id: role, before, after });
  const all = async (): Promise<E.Either<Failure, readonly PortalRole[]>> => E.right(await knownRoles(tx));
  const onlyDefault = async (isDefault: boolean, except: number): Promise<void> => {
    if (isDefault)
      await sql`update portal_roles set is_default = false, version = version + 1, updated_at = ${now} where org_id = ${tx.org} and is_default and role_id <> ${except}`.execute(
        tx.db,
      );
  };
  const values = ({ name, relation, permissions, fields }: RoleDraft) => ({
    name,
    relation,
    permissions: [...permissions],
    fields: [...fields],
    updated_at: now,
  });
  return {
    all: () => all,
    create: (draft) => async () => {
      const decided = decideNewRole(await known(), draft);
      if (E.isLeft(decided)) return decided;
      await onlyDefault(decided.right.is_default, 0);
      const { role_id } = await tx.db
        .insertInto("portal_roles")
        .values({ ...values(decided.right), is_default: decided.right.is_default, org_id: call.actor.org_id, created_at: now })
        .returning("role_id")
        .executeTakeFirstOrThrow();
      await share(role_id, decided.right);
      await noted("portal.role_added", role_id, null, decided.right);
      return all();
    },
    change: (role, change) => async () => {
      const there = await known();
      const stored = there.roles.find(({ role_id }) => role_id === role);
      const decided = decideRoleChange(there, role, change);
      if (E.isLeft(decided)) return decided;
      await onlyDefault(decided.right.is_default, role);
      await tx.db
        .updateTable("portal_roles")
        .set({ ...values(decided.right), is_default: decided.right.is_default, version: change.version + 1 })
        .where("org_id", "=", tx.org)
        .where("role_id", "=", role)
        .execute();
      await share(role, decided.right);
      await noted("portal.role_changed", role, stored === undefined ? null : draftOf(stored), decided.right);
      return all();
    },
    remove: (role) => async () => {
      const { rows } = await sql<{ name: string }>`
        update portal_roles set deleted_at = ${now}, updated_at = ${now}, version = version + 1 where org_id = ${tx.org} and role_id = ${role} and deleted_at is null returning name`.execute(
        tx.db,
      );
      if (rows[0] === undefined) return gone;
      await noted("portal.role_removed", role, rows[0], null);
      return all();
    },
    restore: (role) => async () => {
      const there = await known();
      const { rows } = await sql<{ name: string; deleted_at: number | null }>`
        select name, deleted_at from portal_roles where org_id = ${tx.org} and role_id = ${role}`.execute(tx.db);
      const [stored] = rows;
      if (stored === undefined) return gone;
      if (stored.deleted_at === null) return all();
      const decided = decideRoleReturn(there, stored.name);
      if (E.isLeft(decided)) return decided;
      await sql`
        update portal_roles set deleted_at = null, updated_at = ${now}, version = version + 1, is_default = is_default and not ${there.roles.some(({ is_default }) => is_default)}
        where org_id = ${tx.org} and role_id = ${role}`.execute(tx.db);
      await noted("portal.role_restored", role, null, { name: stored.name });
      return all();
    },
  };
};
