import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { LessonViewer } from "../../../core/lessons/lesson-access.rule.ts";
import { teamsFeature } from "../../../core/teams/usable-teams.rule.ts";

/** An actor as the rule of lessons asks for it. */
export const lessonViewer = ({ role, user_id, teams, features }: StaffActor): LessonViewer => ({
  role,
  user_id,
  teams,
  hasTeams: features.includes(teamsFeature),
});

const seesAll = (actor: StaffActor): boolean => isAdmin(actor.role) || (actor.role !== "guest" && !lessonViewer(actor).hasTeams);

const sharedWith = ({ org_id, teams }: StaffActor, resource: "lessons" | "lessons/folders", id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from resource_teams with_team where with_team.org_id = ${org_id} and with_team.resource = ${resource} and with_team.resource_id = ${id} and with_team.team_id = any(${[...teams]}::bigint[]))`;

const madeBy = ({ role, user_id }: StaffActor, by: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  role === "guest" ? sql`false` : sql`${by} = ${user_id}`;

/** Ids of the folders that the actor sees (the core's `maySeeLesson`): made by them, shared with their teams, or below such a folder. */
const visibleFolderIds = (actor: StaffActor): RawBuilder<unknown> => sql`(
  with recursive seen as (
    select s.folder_id from lesson_folders s where s.org_id = ${actor.org_id} and (${madeBy(actor, sql`s.user_id`)} or ${sharedWith(actor, "lessons/folders", sql`s.folder_id`)})
    union select b.folder_id from lesson_folders b join seen on b.parent_id = seen.folder_id where b.org_id = ${actor.org_id})
  select folder_id from seen)`;

/** Whether the actor sees a row `d` of `lesson_folders` (the core's `maySeeLesson`), in use or in the bin. */
export const isVisibleLessonFolder = (actor: StaffActor): RawBuilder<SqlBool> =>
  seesAll(actor) ? sql`(d.org_id = ${actor.org_id})` : sql`(d.org_id = ${actor.org_id} and d.folder_id in ${visibleFolderIds(actor)})`;

/**
 * Whether the actor sees a row of `lessons` (the core's `maySeeLesson`), in use or in the bin.
 * @param alias of the row
 */
export const isVisibleLesson = (actor: StaffActor, alias = "l"): RawBuilder<SqlBool> => {
  const l = sql.raw(alias);
  return seesAll(actor)
    ? sql`(${l}.org_id = ${actor.org_id})`
    : sql`(${l}.org_id = ${actor.org_id} and (${madeBy(actor, sql`${l}.user_id`)} or ${sharedWith(actor, "lessons", sql`${l}.lesson_id`)} or ${l}.folder_id in ${visibleFolderIds(actor)}))`;
};
