import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { type AccessRule, mayCall } from "../../../core/access/access-rule.rule.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { maySeeGroup } from "../../../core/groups/group-access.rule.ts";
import type { ShareTo } from "../../../core/groups/group.model.ts";
import { impactTogether } from "../../../core/permissions/access-impact-sum.rule.ts";
import { type AccessImpact, type AccessKind, accessKinds } from "../../../core/permissions/access-impact.model.ts";
import { campaigns } from "../../contract/campaigns.contract.ts";
import { contacts } from "../../contract/contacts.contract.ts";
import { fileFolders } from "../../contract/file-folders.contract.ts";
import { files } from "../../contract/files.contract.ts";
import { groups } from "../../contract/groups.contract.ts";
import { lessons } from "../../contract/lessons.contract.ts";
import { seenBehind } from "../contacts/seen-behind-condition.ts";
import { isVisibleFile, isVisibleFolder } from "../files/visible-files-condition.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";

type Counts = Omit<AccessImpact[number], "kind">;
/** A user before and after a change of access. */
export type Both = { readonly before: StaffActor; readonly after: StaffActor };
/** @property mark what decides which rows an actor sees, as text: actors with the same one see the same */
type Kind = {
  readonly access: AccessRule;
  readonly mark: (tx: Tx, actor: StaffActor) => string;
  readonly count: (tx: Tx, both: Both) => Promise<Counts>;
};

const none: Counts = { before: 0, after: 0, gains: 0, loses: 0 };

/** Counts rows that satisfy a condition of each actor; one who may not make the call sees none. */
const counted = (access: AccessRule, from: RawBuilder<unknown>, sees: (actor: StaffActor) => RawBuilder<SqlBool>): Kind => ({
  access,
  mark: ({ db }, actor) => {
    if (E.isLeft(mayCall(access, actor))) return "";
    const { sql: text, parameters } = sees(actor).compile(db);
    return JSON.stringify([text, parameters]);
  },
  count: async ({ db }, { before, after }) => {
    const seen = (actor: StaffActor): RawBuilder<SqlBool> => (E.isRight(mayCall(access, actor)) ? sees(actor) : sql<SqlBool>`false`);
    const { rows } = await sql<Counts>`
      select count(*) filter (where a)::int as before, count(*) filter (where b)::int as after, count(*) filter (where b and not a)::int as gains,
        count(*) filter (where a and not b)::int as loses
      from (select coalesce(${seen(before)}, false) as a, coalesce(${seen(after)}, false) as b from ${from}) seen`.execute(db);
    return rows[0] ?? none;
  },
});

const groupKind: Kind = {
  access: groups.list.access,
  mark: (_tx, actor) =>
    E.isLeft(mayCall(groups.list.access, actor))
      ? ""
      : JSON.stringify(isAdmin(actor.role) ? "all" : [actor.role, actor.user_id, actor.teams]),
  count: async ({ db, org }, { before, after }) => {
    const { rows } = await sql<{ user_id: number | null; share_to: ShareTo }>`
      select g.user_id, json_build_object('users', g.share_users, 'teams', g.share_teams, 'all', g.share_all) as share_to
      from contact_groups g where g.org_id = ${org} and g.deleted_at is null`.execute(db);
    const sees = (actor: StaffActor) => {
      const may = E.isRight(mayCall(groups.list.access, actor));
      return (row: (typeof rows)[number]): boolean => may && maySeeGroup(actor, row);
    };
    const [was, is] = [sees(before), sees(after)];
    return {
      before: rows.filter(was).length,
      after: rows.filter(is).length,
      gains: rows.filter((row) => is(row) && !was(row)).length,
      loses: rows.filter((row) => was(row) && !is(row)).length,
    };
  },
};

/** Each kind with the call that lists it, and the condition by which that call chooses its rows. */
const kindsOf = (org: number): Readonly<Record<AccessKind, Kind>> => ({
  contacts: counted(
    contacts.list.access,
    sql`contacts c where c.org_id = ${org} and c.deleted_at is null and c.archived_at is null`,
    (actor) => seenBehind(contactWall(actor)),
  ),
  groups: groupKind,
  campaigns: counted(campaigns.list.access, sql`campaigns c where c.org_id = ${org} and c.deleted_at is null`, (actor) =>
    seesLearning(actor, "campaigns", sql`c.campaign_id`),
  ),
  lessons: counted(lessons.list.access, sql`lessons l where l.org_id = ${org} and l.deleted_at is null`, (actor) => isVisibleLesson(actor)),
  files: counted(files.list.access, sql`files f where f.org_id = ${org} and f.deleted_at is null`, isVisibleFile),
  file_folders: counted(fileFolders.list.access, sql`file_folders d where d.org_id = ${org} and d.deleted_at is null`, isVisibleFolder),
});

/** What a change of one user would give and take, by kind of record. */
export const impactOf = async (tx: Tx, org: number, both: Both): Promise<AccessImpact> => {
  const kinds = kindsOf(org);
  const impact: AccessImpact[number][] = [];
  for (const kind of accessKinds) impact.push({ kind, ...(await kinds[kind].count(tx, both)) });
  return impact;
};

/** How many records of one kind each of several users would gain and lose; users with equal access before and after share one query. */
const kindTogether = async (tx: Tx, name: AccessKind, kind: Kind, all: readonly Both[]): Promise<readonly AccessImpact[]> => {
  const counts = new Map<string, Counts>();
  const found: AccessImpact[] = [];
  for (const both of all) {
    const [before, after] = [kind.mark(tx, both.before), kind.mark(tx, both.after)];
    if (before === after) continue;
    const key = `${before} ${after}`;
    const known = counts.get(key) ?? (await kind.count(tx, both));
    counts.set(key, known);
    found.push([{ kind: name, ...known }]);
  }
  return found;
};

/** What a change of several users would give and take together; `before` and `after` are those of the users for whom the kind changes. */
export const impactOfAll = async (tx: Tx, org: number, all: readonly Both[]): Promise<AccessImpact> => {
  const kinds = kindsOf(org);
  const found: AccessImpact[] = [];
  for (const name of accessKinds) found.push(...(await kindTogether(tx, name, kinds[name], all)));
  return impactTogether(found);
};
