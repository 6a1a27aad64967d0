import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { enrollable, namesSomebody } from "../../../core/enrolments/decide-enrolment.rule.ts";
import { enrolmentRefusals } from "../../../core/enrolments/enrolment-refusals.ts";
import type { Enrolled, Enrolment } from "../../../core/enrolments/enrolment.model.ts";
import { visibleGroup } from "../../../core/groups/found-group.rule.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { selectedRows } from "../bulk/selected-contacts.store.ts";
import { readGroup } from "../groups/group-row.ts";
import { courseFacts, noLearner } from "../learning/course-facts.store.ts";
import type { EnrolmentCall } from "./enrolment-call.store.ts";
import { tellEnrolled } from "./tell-enrolled.store.ts";

type Counted = { readonly asked: number; readonly enrolled: readonly number[] };

/** Whether an enrolment names a contact `c`; the filters of a selection may be refused. */
const named = async (
  { tx, actor, request }: EnrolmentCall,
  { con_ids = [], group_id, selection }: Enrolment,
): Promise<E.Either<Failure, RawBuilder<unknown>>> => {
  const ways: RawBuilder<unknown>[] = [sql`c.con_id = any(${[...con_ids]}::bigint[])`];
  if (group_id !== undefined) ways.push(sql`exists (select from group_members m where m.group_id = ${group_id} and m.con_id = c.con_id)`);
  if (selection !== undefined) {
    const { teams = null } = request;
    const rows = await selectedRows({ tx, viewer: actor.role, now: request.now, teams }, selection);
    if (E.isLeft(rows)) return rows;
    ways.push(sql`c.con_id in (select c.con_id from ${rows.right.table} c where ${rows.right.where})`);
  }
  return E.right(sql`(${sql.join(ways, sql` or `)})`);
};

const enrol = async ({ tx, request }: EnrolmentCall, course: number, whom: RawBuilder<unknown>): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    with named as materialized (select c.con_id from own_contacts c where c.org_id = ${tx.org} and c.archived_at is null and ${whom}),
    fresh as (
      insert into course_joins as j (org_id, con_id, campaign_id, joined_at, source) select ${tx.org}::bigint, con_id, ${course}::bigint, ${request.now}::bigint, 'staff' from named
      on conflict (con_id, campaign_id) do update set left_at = null, rejoined_at = excluded.joined_at where j.left_at is not null
      returning con_id
    )
    select (select count(*) from named) as asked, (select coalesce(json_agg(con_id), '[]') from fresh) as enrolled`.execute(tx.db);
  return rows[0] ?? { asked: 0, enrolled: [] };
};

/** Enrols contacts, everybody in a group, or a selection, in one statement; those who have joined stay as they are. */
export const enrolContacts = async (call: EnrolmentCall, course: number, whom: Enrolment): Promise<E.Either<Failure, Enrolled>> => {
  const valid = namesSomebody(whom);
  if (E.isLeft(valid)) return valid;
  const [facts] = (await call.sees(course)) ? await courseFacts(call.tx, noLearner, course) : [];
  if (facts === undefined) return E.left(notFound(enrolmentRefusals.course_gone));
  const may = enrollable(facts, call.request.now);
  if (E.isLeft(may)) return may;
  if (whom.group_id !== undefined) {
    const group = visibleGroup(await readGroup(call, whom.group_id), call.actor);
    if (E.isLeft(group)) return E.left(notFound(enrolmentRefusals.group_gone));
  }
  const condition = await named(call, whom);
  if (E.isLeft(condition)) return condition;
  const { asked, enrolled: fresh } = await enrol(call, course, condition.right);
  const enrolled = fresh.length;
  await tellEnrolled(call.tx, facts, fresh, call.request.now);
  const after = { enrolled, ...(whom.group_id === undefined ? {} : { group: whom.group_id }) };
  if (enrolled > 0)
    await writeAudit(call.tx, call, { action: "course.enrol", object_type: "campaign", object_id: course, before: null, after });
  const chosen = whom.selection?.of === "chosen" ? whom.selection.ids : [];
  const missing = Math.max(0, new Set([...(whom.con_ids ?? []), ...chosen]).size - asked);
  const isCounted = whom.group_id === undefined && (whom.selection === undefined || whom.selection.of === "chosen");
  return E.right({ enrolled, joined_before: asked - enrolled, missing: isCounted ? missing : 0 });
};
