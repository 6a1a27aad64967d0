import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { admins, members, staff, mayCall, type StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Facts, FoundRecord } from "../../../core/assistant/answer.rule.ts";
import type { Countable, Intent } from "../../../core/assistant/question-intent.rule.ts";
import { maySeeGroup } from "../../../core/groups/group-access.rule.ts";
import type { StoredGroup } from "../../../core/groups/stored-group.model.ts";
import { folded } from "../../../core/kernel/folded.ts";
import { matchesTerms } from "../contacts/contact-find.store.ts";
import { inBin } from "../contacts/in-bin-condition.ts";
import { groupColumns } from "../groups/group-row.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";
import { containing } from "../storage/text-search.ts";
import { isFinished, visibleTasks } from "../tasks/task-list.store.ts";
import { isSharedWith } from "../teams/resource-teams.store.ts";
import { teamsOf } from "../teams/team-in-force.store.ts";

const mostShown = 5;

/** @property now epoch seconds */
type Call = { readonly tx: Tx; readonly actor: StaffActor; readonly now: number };
type Counted = { readonly access: StaffAccess; readonly count: (call: Call) => Promise<number> };

const countRows = (tx: Tx, rows: RawBuilder<unknown>): Promise<number> =>
  numberOf(tx, sql<{ n: number }>`select count(*) as n from ${rows}`);
const rowsOf = (access: StaffAccess, rows: (org: number | null, call: Call) => RawBuilder<unknown>): Counted => ({
  access,
  count: (call) => countRows(call.tx, rows(call.tx.org, call)),
});
const tasksThat = (which: (actor: StaffActor) => RawBuilder<unknown>): Counted => ({
  access: staff(),
  count: ({ tx, actor }) => countRows(tx, sql`tasks t where ${visibleTasks(tx, actor)} and t.deleted_at is null and ${which(actor)}`),
});
const isTheirs = ({ user_id }: StaffActor): RawBuilder<unknown> => sql`${user_id} = any(t.assigned_to)`;

/** The groups that the caller may see. */
const groupsOf = async (tx: Tx, actor: StaffActor): Promise<readonly StoredGroup[]> => {
  const { rows } = await sql<StoredGroup>`
    select ${groupColumns} from contact_groups g left join group_states s on s.group_id = g.group_id
    where g.org_id = ${tx.org} and g.deleted_at is null order by g."order", g.group_id`.execute(tx.db);
  return rows.filter((group) => maySeeGroup(actor, group));
};

/** The permission to count each kind of record, and how it is counted. */
const countables: Readonly<Record<Countable, Counted>> = {
  contacts: rowsOf(staff("contacts"), (org) => sql`contacts where org_id = ${org} and deleted_at is null and archived_at is null`),
  "archived contacts": rowsOf(
    staff("contacts"),
    (org) => sql`contacts where org_id = ${org} and deleted_at is null and archived_at is not null`,
  ),
  "blocked contacts": rowsOf(
    staff("contacts"),
    (org) => sql`contacts where org_id = ${org} and deleted_at is null and blocked_at is not null`,
  ),
  "deleted contacts": rowsOf(members("delete_contacts"), (org, { now }) => sql`contacts c where c.org_id = ${org} and ${inBin(now)}`),
  groups: { access: staff("contacts"), count: async ({ tx, actor }) => (await groupsOf(tx, actor)).length },
  tasks: tasksThat(() => sql`true`),
  "open tasks": tasksThat(() => sql`not ${isFinished}`),
  "finished tasks": tasksThat(() => isFinished),
  "your tasks": tasksThat(isTheirs),
  "your open tasks": tasksThat((actor) => sql`not ${isFinished} and ${isTheirs(actor)}`),
  teams: { access: staff(), count: async ({ tx, actor }) => (await teamsOf(tx, actor)).length },
  lessons: rowsOf(staff("lessons"), (_org, { actor }) => sql`lessons l where ${isVisibleLesson(actor)} and l.deleted_at is null`),
  courses: rowsOf(
    staff("campaigns"),
    (org, { actor }) =>
      sql`campaigns where org_id = ${org} and deleted_at is null and ${isSharedWith(actor, "campaigns", sql`campaign_id`)}`,
  ),
  users: rowsOf(admins, (org) => sql`users where org_id = ${org} and status = 1`),
};

const may = (actor: StaffActor, access: StaffAccess): boolean => E.isRight(mayCall(access, actor));

type Named = { readonly id: number; readonly name: string; readonly info: string; readonly n: number };

const contactsNamed = (tx: Tx, name: string): RawBuilder<Named> => sql<Named>`
    select c.con_id as id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name,
           concat_ws(', ', coalesce(c.email[1], c.mobile[1]), case when c.archived_at is null then null else 'archived' end) as info, count(*) over () as n
    from contacts c where ${sql.join([sql`c.org_id = ${tx.org}`, sql`c.deleted_at is null`, ...matchesTerms(name)], sql` and `)}
    order by c.archived_at is not null, c.sort_name, c.con_id limit ${mostShown}`;

const lessonsNamed = (actor: StaffActor, name: string): RawBuilder<Named> => sql<Named>`
  select l.lesson_id as id, l.name, '' as info, count(*) over () as n
  from lessons l where ${isVisibleLesson(actor)} and l.deleted_at is null and fold_text(l.name) like fold_text(${containing(name)}) order by l.name limit ${mostShown}`;

const coursesNamed = (tx: Tx, actor: StaffActor, name: string): RawBuilder<Named> => sql<Named>`
  select campaign_id as id, name, '' as info, count(*) over () as n
  from campaigns where org_id = ${tx.org} and deleted_at is null and ${isSharedWith(actor, "campaigns", sql`campaign_id`)} and fold_text(name) like fold_text(${containing(name)}) order by name limit ${mostShown}`;

const tasksNamed = (tx: Tx, actor: StaffActor, name: string): RawBuilder<Named> => sql<Named>`
  select t.task_id as id, t.name, t.status as info, count(*) over () as n
  from tasks t where ${visibleTasks(tx, actor)} and t.deleted_at is null and fold_text(t.name) like fold_text(${containing(name)}) order by ${isFinished}, t.name limit ${mostShown}`;

const found = async ({ tx, actor }: Call, name: string): Promise<Facts> => {
  const records: FoundRecord[] = [];
  let all = 0;
  const add = async (query: RawBuilder<Named>, kind: FoundRecord["kind"], href: (id: number) => string | null): Promise<void> => {
    const { rows } = await query.execute(tx.db);
    all += rows[0]?.n ?? 0;
    for (const row of rows) records.push({ kind, name: row.name, info: row.info, href: href(row.id) });
  };
  if (may(actor, staff("contacts"))) await add(contactsNamed(tx, name), "contact", (id) => `/ui/contacts/${id}`);
  if (may(actor, staff("lessons"))) await add(lessonsNamed(actor, name), "lesson", (id) => `/ui/lessons/edit/${id}`);
  if (may(actor, staff("campaigns"))) await add(coursesNamed(tx, actor, name), "course", () => null);
  const wanted = folded(name);
  if (may(actor, staff("contacts")))
    for (const { id, name: group, count } of (await groupsOf(tx, actor))
      .filter((one) => folded(one.name).includes(wanted))
      .slice(0, mostShown)) {
      all += 1;
      records.push({
        kind: "group",
        name: group,
        info: `${count.toLocaleString("en-US")} ${count === 1 ? "member" : "members"}`,
        href: `/ui/groups/${id}`,
      });
    }
  await add(tasksNamed(tx, actor, name), "task", (id) => `/ui/tasks/${id}`);
  return { tag: "found", name, records, more: all - records.length };
};

/** The facts from the organisation's records that answer a question: only those that the caller may see. */
export const factsFor = async (call: Call, intent: Intent): Promise<Facts> => {
  const { actor } = call;
  switch (intent.tag) {
    case "greeting":
    case "capabilities":
      return { tag: "capabilities" };
    case "own role":
      return { tag: "own role", role: actor.role, flags: actor.flags };
    case "count":
      return {
        tag: "count",
        what: intent.what,
        n: may(actor, countables[intent.what].access) ? await countables[intent.what].count(call) : null,
        ...(intent.isPart === true ? { isPart: true } : {}),
      };
    case "find":
      return found(call, intent.name);
    case "help":
      return { tag: "none" };
  }
};
