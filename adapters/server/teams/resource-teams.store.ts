import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import { sharedTeams } from "../../../core/teams/shared-teams.rule.ts";
import { teamRefusals } from "../../../core/teams/team-refusals.ts";
import type { ShareChange, Shareable, SharedWith } from "../../../core/teams/team.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { isVisibleFile, isVisibleFolder } from "../files/visible-files-condition.ts";
import { isVisibleLesson, isVisibleLessonFolder } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";
import { teamsOf } from "./team-in-force.store.ts";

type Call = Doer & { readonly actor: StaffActor; readonly tx: Tx };
type Contained = { readonly resource: string; readonly id: number };

/** The row of a resource that the actor may share: of lessons, files and their folders, only what the actor sees. */
const isThere = (what: Shareable, actor: StaffActor, id: number, lock: RawBuilder<unknown>): RawBuilder<unknown> => {
  const org = actor.org_id;
  switch (what) {
    case "campaigns":
      return sql`select from campaigns where org_id = ${org} and campaign_id = ${id} and deleted_at is null ${lock}`;
    case "lessons/folders":
      return sql`select from lesson_folders d where ${isVisibleLessonFolder(actor)} and d.folder_id = ${id} and d.deleted_at is null ${lock}`;
    case "lessons":
      return sql`select from lessons l where ${isVisibleLesson(actor)} and l.lesson_id = ${id} and l.deleted_at is null ${lock}`;
    case "files":
      return sql`select from files f where ${isVisibleFile(actor)} and f.file_id = ${id} and f.deleted_at is null ${lock}`;
    case "files/folders":
      return sql`select from file_folders d where ${isVisibleFolder(actor)} and d.folder_id = ${id} and d.deleted_at is null ${lock}`;
  }
};

/** The contents of a resource: a campaign's lessons, a folder's subfolders and their lessons; files are shared with their folder anyway. */
const containedIn = (what: Shareable, org: number, id: number): RawBuilder<Contained> => {
  switch (what) {
    case "campaigns":
      return sql<Contained>`select distinct 'lessons' as resource, lesson_id as id from triggers where org_id = ${org} and campaign_id = ${id} and lesson_id is not null and deleted_at is null`;
    case "lessons/folders":
      return sql<Contained>`
        with recursive below as (
          select folder_id from lesson_folders where org_id = ${org} and folder_id = ${id}
          union select f.folder_id from lesson_folders f join below b on f.parent_id = b.folder_id where f.org_id = ${org} and f.deleted_at is null)
        select 'lessons/folders' as resource, folder_id as id from below where folder_id <> ${id}
        union all select 'lessons', l.lesson_id from lessons l join below using (folder_id) where l.org_id = ${org} and l.deleted_at is null`;
    case "lessons":
    case "files":
    case "files/folders":
      return sql<Contained>`select '' as resource, 0 as id where false`;
  }
};

const heldBy = async ({ db }: Tx, org: number, resource: string, id: number): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom("resource_teams")
    .select("team_id")
    .where("org_id", "=", org)
    .where("resource", "=", resource)
    .where("resource_id", "=", id)
    .orderBy("team_id")
    .execute();
  return rows.map(({ team_id }) => team_id);
};

const write = async (tx: Tx, org: number, { resource, id }: Contained, change: ShareChange, now: number): Promise<readonly number[]> => {
  const held = await heldBy(tx, org, resource, id);
  const wished = sharedTeams(held, change);
  const gone = held.filter((team) => !wished.includes(team));
  const fresh = wished.filter((team) => !held.includes(team));
  if (gone.length > 0)
    await tx.db
      .deleteFrom("resource_teams")
      .where("org_id", "=", org)
      .where("resource", "=", resource)
      .where("resource_id", "=", id)
      .where("team_id", "in", gone)
      .execute();
  if (fresh.length > 0)
    await tx.db
      .insertInto("resource_teams")
      .values(fresh.map((team_id) => ({ org_id: org, resource, resource_id: id, team_id, created_at: now })))
      .execute();
  return wished;
};

/**
 * Whether the actor sees a resource: guests those shared with one of their teams, others all.
 * @param id column of the resource
 */
export const isSharedWith = ({ role, teams, org_id }: StaffActor, resource: "campaigns", id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  role === "guest"
    ? sql`exists (select from resource_teams shared where shared.org_id = ${org_id} and shared.resource = ${resource} and shared.resource_id = ${id} and shared.team_id = any(${[...teams]}::bigint[]))`
    : sql`true`;

/**
 * Whether the actor sees a campaign whose files they ask for: with the flag, guests only what is shared with one of their teams.
 * @param id column of the resource
 */
export const seesLearning = (actor: StaffActor, resource: "campaigns", id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  seesRelatedKind(actor, resource) ? isSharedWith(actor, resource, id) : sql`false`;

const missing: E.Either<Failure, never> = E.left(notFound(teamRefusals.nothing_to_share));

/** The teams that a resource is shared with. */
export const readSharedWith = async ({ tx, actor }: Call, what: Shareable, id: number): Promise<E.Either<Failure, SharedWith>> => {
  const { rows } = await isThere(what, actor, id, sql``).execute(tx.db);
  return rows.length === 0 ? missing : E.right({ teams: await heldBy(tx, actor.org_id, what, id) });
};

/** Shares a resource, in full with its contents; teams that the caller may not use are refused at the field. */
export const shareResource = async (
  call: Call,
  what: Shareable,
  id: number,
  change: ShareChange,
): Promise<E.Either<Failure, SharedWith>> => {
  const { tx, actor, request } = call;
  const { rows } = await isThere(what, actor, id, sql`for update`).execute(tx.db);
  if (rows.length === 0) return missing;
  const usable = new Set((await teamsOf(tx, actor)).map((team) => team.id));
  for (const field of ["add_teams", "remove_teams"] as const)
    if ((change[field] ?? []).some((team) => !usable.has(team))) return E.left(invalid({ [field]: [teamRefusals.no_team] }));
  const before = await heldBy(tx, actor.org_id, what, id);
  const teams = await write(tx, actor.org_id, { resource: what, id }, change, request.now);
  if (change.full === true) {
    const { rows: contained } = await containedIn(what, actor.org_id, id).execute(tx.db);
    for (const one of contained) await write(tx, actor.org_id, one, change, request.now);
  }
  await writeAudit(tx, call, {
    action: "resource.share",
    object_type: what,
    object_id: id,
    before: { teams: before },
    after: { teams, full: change.full === true },
  });
  return E.right({ teams });
};
