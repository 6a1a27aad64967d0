import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { mayEditGroup, maySeeGroup } from "../../../core/groups/group-access.rule.ts";
import type { GroupField } from "../../../core/groups/contact-fields.rule.ts";
import { isRedactedFilter, readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import type { Group, GroupFolder } from "../../../core/groups/group.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { askableFields, groupFields } from "./group-fields.store.ts";

/** A call of a member of staff in its transaction. */
export type GroupCall = Doer & { readonly actor: StaffActor; readonly tx: Tx };

/** A group as it is stored, without what depends on who asks. */
export type StoredGroup = Omit<Group, "editable" | "broken" | "redacted">;

export const groupColumns: RawBuilder<StoredGroup> = sql`
  g.group_id as id, g.name, g.filters, g.folder_id, json_build_object('users', g.share_users, 'teams', g.share_teams, 'all', g.share_all) as share_to, g.view, g."order", g.user_id,
  coalesce(s.members, 0)::bigint as count, g.version, g.created_at, g.updated_at`;

export const folderColumns: RawBuilder<GroupFolder> = sql`folder_id as id, name, "order", version`;

type FieldsOfGroups = { readonly all: readonly GroupField[]; readonly askable: readonly GroupField[] };

const groupFor = (actor: StaffActor, { all, askable }: FieldsOfGroups, stored: StoredGroup): Group | null => {
  if (!maySeeGroup(actor, stored)) return null;
  const read = readGroupFilter(stored.filters, all);
  const redacted = isRedactedFilter(stored.filters, all, askable);
  return { ...stored, filters: redacted ? null : stored.filters, redacted, editable: mayEditGroup(actor, stored) && !redacted, broken: E.isLeft(read) && !redacted ? read.left : null };
};

/** Administrators mend every group, so nothing of one is redacted for them. */
const fieldsOfGroups = async ({ tx, actor }: GroupCall): Promise<FieldsOfGroups> => {
  const all = await groupFields(tx);
  return { all, askable: isAdmin(actor.role) ? all : await askableFields(tx, actor.role) };
};

/** A stored group as who asks sees it; null where they may not see it. */
export const shownGroup = async (call: GroupCall, stored: StoredGroup): Promise<Group | null> => groupFor(call.actor, await fieldsOfGroups(call), stored);

/** One stored group of the caller's organisation, locked where it is about to be changed. */
export const readGroup = async ({ tx, actor }: GroupCall, id: number, { lock = false, deleted = false } = {}): Promise<StoredGroup | null> => {
  const state = deleted ? sql`g.deleted_at is not null` : sql`g.deleted_at is null`;
  const { rows } = await sql<StoredGroup>`
    select ${groupColumns} from contact_groups g left join group_states s on s.group_id = g.group_id
    where g.org_id = ${actor.org_id} and g.group_id = ${id} and ${state} ${lock ? sql`for update of g` : sql``}`.execute(tx.db);
  return rows[0] ?? null;
};

/** All groups that the caller may see, in their order. */
export const readGroups = async (call: GroupCall): Promise<readonly Group[]> => {
  const { tx, actor } = call;
  const fields = await fieldsOfGroups(call);
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
