import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { isAdmin } from "../../../core/access/permission.rule.ts";

const sharedWith = ({ org_id, teams }: StaffActor, resource: "files" | "files/folders", id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from resource_teams r where r.org_id = ${org_id} and r.resource = ${resource} and r.resource_id = ${id} and r.team_id = any(${[...teams]}::bigint[]))`;

const madeBy = ({ role, user_id }: StaffActor, by: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  role === "guest" ? sql`false` : sql`${by} = ${user_id}`;

/** Ids of the folders that the actor sees (the core's `maySeeFile`): made by them, shared with their teams, or below such a folder. */
const visibleFolderIds = (actor: StaffActor): RawBuilder<unknown> => sql`(
  with recursive seen as (
    select s.folder_id from file_folders s where s.org_id = ${actor.org_id} and (${madeBy(actor, sql`s.created_by`)} or ${sharedWith(actor, "files/folders", sql`s.folder_id`)})
    union select b.folder_id from file_folders b join seen on b.parent_id = seen.folder_id where b.org_id = ${actor.org_id})
  select folder_id from seen)`;

/** Whether the actor sees a row `d` of `file_folders` (the core's `maySeeFile`). */
export const isVisibleFolder = (actor: StaffActor): RawBuilder<SqlBool> =>
  isAdmin(actor.role) ? sql`(d.org_id = ${actor.org_id})` : sql`(d.org_id = ${actor.org_id} and d.folder_id in ${visibleFolderIds(actor)})`;

/** Uploads of learners, and videos with which staff answer items, are not in the library. */
const isInLibrary = sql`(f.con_id is null and not exists (select from recordings r where r.file_id = f.file_id))`;

/** Whether the actor sees a row `f` of `files` in the library (the core's `maySeeFile`). */
export const isVisibleFile = (actor: StaffActor): RawBuilder<SqlBool> =>
  isAdmin(actor.role)
    ? sql`(f.org_id = ${actor.org_id} and ${isInLibrary})`
    : sql`(f.org_id = ${actor.org_id} and ${isInLibrary} and (${madeBy(actor, sql`f.created_by`)} or ${sharedWith(actor, "files", sql`f.file_id`)} or f.folder_id in ${visibleFolderIds(actor)}))`;
