import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { contactRefusals } from "../../../core/contacts/contact-refusals.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { type ContactTasks, contactTaskLimits, type TasksOfContact } from "../../../core/tasks/contact-tasks.port.ts";
import type { Tx } from "../storage/database.ts";
import { isFinished, searched, visibleTasks } from "./task-list.store.ts";
import { taskColumns } from "./task-row.ts";

const { contacts: perPage, tasks: mostTasks } = contactTaskLimits;
const person = sql`c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo`;

/**
 * The tasks of a contact `c` under a condition, open ones first.
 * @param most maximum number
 */
const tasksOf = (actor: StaffActor, condition: RawBuilder<unknown>, most: number): RawBuilder<unknown> => sql`
  coalesce((select json_agg(row_to_json(x)) from (
    select ${taskColumns(actor)} from own_tasks t where ${condition} and t.contact_ids @> array[c.con_id] order by ${isFinished}, t.created_at desc, t.task_id desc limit ${most}) x), '[]'::json)`;

/** Tasks grouped by their contacts, in the transaction of one call. */
export const makeContactTasks = ({ tx, actor }: { readonly tx: Tx; readonly actor: StaffActor }): ContactTasks => {
  const visible = sql`${visibleTasks(tx, actor)} and t.contact_ids <> '{}'`;
  return {
    grouped:
      ({ page, search, hide_finished }) =>
      async () => {
        const matching = sql.join([visible, ...(hide_finished ? [sql`not ${isFinished}`] : []), ...searched(search)], sql` and `);
        const people = sql`
        select about.con_id, count(*)::int as count from own_tasks t, unnest(t.contact_ids) about (con_id) where ${matching} group by about.con_id`;
        const { rows } = await sql<TasksOfContact>`
        select ${person}, p.count, ${tasksOf(actor, matching, mostTasks)} as tasks
        from (${people}) p join own_contacts c on c.con_id = p.con_id order by c.sort_name, c.con_id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
          tx.db,
        );
        const { rows: counted } = await sql<{
          n: number;
        }>`select count(*)::int as n from (${people}) p join own_contacts c on c.con_id = p.con_id`.execute(tx.db);
        const count = counted[0]?.n ?? 0;
        return E.right({ results: rows, page, pages: pagesFor(count, perPage), count });
      },
    of: (contact) => async () => {
      const { rows } = await sql<TasksOfContact>`
        select ${person}, ${tasksOf(actor, visible, mostTasks)} as tasks, (select count(*)::int from own_tasks t where ${visible} and t.contact_ids @> array[c.con_id]) as count
        from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db);
      return E.fromNullable(notFound(contactRefusals.no_contact))(rows[0]);
    },
  };
};
