import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { mayEditGroup, maySeeGroup } from "../../../core/groups/group-access.rule.ts";
import type { GroupField } from "../../../core/groups/contact-fields.rule.ts";
import { readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import type { Group, GroupFolder } from "../../../core/groups/group.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

/** A call of a member of staff in its transaction. */
export type GroupCall = Doer & { readonly actor: StaffActor; readonly tx: Tx };

/** A group as it is stored, without what depends on who asks. */
export type StoredGroup = Omit<Group, "editable" | "broken">;

export const groupColumns: RawBuilder<StoredGroup> = sql`
  g.group_id as id, g.name, g.filters, g.folder_id, json_build_object('users', g.share_users, 'teams', g.share_teams, 'all', g.share_all) as share_to, g.view, g."order", g.user_id,
  coalesce(s.members, 0)::bigint as count, g.version, g.created_at, g.updated_at`;

export const folderColumns: RawBuilder<GroupFolder> = sql`folder_id as id, name, "order", version`;

/** A group as its asker sees it; null where it may not be seen. */
export const groupFor = (actor: StaffActor, fields: readonly GroupField[], stored: StoredGroup): Group | null => {
  if (!maySeeGroup(actor, stored)) return null;
  const read = readGroupFilter(stored.filters, fields);
  return { ...stored, editable: mayEditGroup(actor, stored), broken: E.isLeft(read) ? read.left : null };
};

/** One stored group of the caller's organisation, locked where it is about to be changed. */
export const readGroup = async ({ tx, actor }: GroupCall, id: number, { lock = false, deleted = false } = {}): Promise<StoredGroup | null> => {
  const state = deleted ? sql`g.deleted_at is not null` : sql`g.deleted_at is null`;
  const { rows } = await sql<StoredGroup>`
    select ${groupColumns} from contact_groups g left join group_states s on s.group_id = g.group_id
    where g.org_id = ${actor.org_id} and g.group_id = ${id} and ${state} ${lock ? sql`for update of g` : sql``}`.execute(tx.db);
  return rows[0] ?? null;
};

/** All groups that the caller may see, in their order. */
export const readGroups = async ({ tx, actor }: GroupCall, fields: readonly GroupField[]): Promise<readonly Group[]> => {
  const { rows } = await sql<StoredGroup>`
    select ${groupColumns} from contact_groups g left join group_states s on s.group_id = g.group_id
    where g.org_id = ${actor.org_id} and g.deleted_at is null order by g."order", g.group_id`.execute(tx.db);
  return rows.map((row) => groupFor(actor, fields, row)).filter((group) => group !== null);
};

/** All folders of the caller's organisation, in their order. */
export const readFolders = async ({ tx, actor }: GroupCall): Promise<readonly GroupFolder[]> => {
  const { rows } = await sql<GroupFolder>`select ${folderColumns} from group_folders where org_id = ${actor.org_id} and deleted_at is null order by "order", folder_id`.execute(tx.db);
  return rows;
};
