import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Group, GroupFolder } from "../../../core/groups/group.model.ts";
import { shownGroup } from "../../../core/groups/shown-group.rule.ts";
import type { StoredGroup } from "../../../core/groups/stored-group.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { fieldsOfGroups } from "./group-fields.store.ts";

/** A staff call in its transaction. */
export type GroupCall = Doer & { readonly actor: StaffActor; readonly tx: Tx };

export const groupColumns: RawBuilder<StoredGroup> = sql`
  g.group_id as id, g.name, g.filters, g.folder_id, json_build_object('users', g.share_users, 'teams', g.share_teams, 'all', g.share_all) as share_to, g.view, g."order", g.user_id,
  coalesce(s.members, 0)::bigint as count, g.version, g.created_at, g.updated_at, g.deleted_at`;

export const folderColumns: RawBuilder<GroupFolder> = sql`folder_id as id, name, parent_id as folder_id, "order", version`;

/** A stored group of the caller's organisation, deleted or not; locked if it is to be changed. */
export const readGroup = async ({ tx, actor }: GroupCall, id: number, { lock = false } = {}): Promise<StoredGroup | null> => {
  const { rows } = await sql<StoredGroup>`
    select ${groupColumns} from contact_groups g left join group_states s on s.group_id = g.group_id
    where g.org_id = ${actor.org_id} and g.group_id = ${id} ${lock ? sql`for update of g` : sql``}`.execute(tx.db);
  return rows[0] ?? null;
};

/** All groups that the caller may see, in order. */
export const readGroups = async ({ tx, actor }: GroupCall): Promise<readonly Group[]> => {
  const fields = await fieldsOfGroups(tx, actor.role);
  const { rows } = await sql<StoredGroup>`
    select ${groupColumns} from contact_groups g left join group_states s on s.group_id = g.group_id
    where g.org_id = ${actor.org_id} and g.deleted_at is null order by g."order", g.group_id`.execute(tx.db);
  return rows.map((row) => shownGroup(actor, fields, row)).filter((group) => group !== null);
};

/** All folders of the caller's organisation, in order. */
export const readFolders = async ({ tx, actor }: GroupCall): Promise<readonly GroupFolder[]> => {
  const { rows } =
    await sql<GroupFolder>`select ${folderColumns} from group_folders where org_id = ${actor.org_id} and deleted_at is null order by "order", folder_id`.execute(
      tx.db,
    );
  return rows;
};
