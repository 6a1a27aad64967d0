import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { mostReset, type TriggerReset, type TriggerWasReset } from "../../../core/triggers/trigger-calls.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { readCampaign } from "../campaigns/campaign-row.ts";
import { learningRecords } from "../learning/learning-records.store.ts";
import type { TriggerCall } from "./triggers.store.ts";

const campaignOf = async ({ tx }: TriggerCall, trigger: number): Promise<number> => {
  const { rows } = await sql<{ campaign_id: number }>`
    select campaign_id from triggers where org_id = ${tx.org} and trigger_id = ${trigger} and deleted_at is null`.execute(tx.db);
  return rows[0]?.campaign_id ?? 0;
};

/** Learners of the course who have begun the lesson, locked, one more than are reset at most; only one of them where that is named. */
const begunBy = async ({ tx }: TriggerCall, course: number, trigger: number, only: number | null): Promise<readonly number[]> => {
  const { rows } = await sql<{ con_id: number }>`
    select c.con_id from contacts c
    where c.org_id = ${tx.org} and (${only}::bigint is null or c.con_id = ${only}::bigint)
      and c.con_id in (select o.con_id from own_contacts o join lesson_progress p on p.con_id = o.con_id join course_joins j on j.con_id = o.con_id and j.campaign_id = ${course}
        where p.org_id = ${tx.org} and p.trigger_id = ${trigger} and j.left_at is null)
    order by c.con_id limit ${mostReset + 1} for no key update of c`.execute(tx.db);
  return rows.map(({ con_id }) => con_id);
};

const isKnown = async ({ tx }: TriggerCall, contact: number): Promise<boolean> =>
  (await sql`select from own_contacts where org_id = ${tx.org} and con_id = ${contact}`.execute(tx.db)).rows.length > 0;

/** Resets a lesson of a course as the reset of a whole course does, for one contact or for all who have begun it. */
export const resetTrigger = async (call: TriggerCall, { id, con_id }: TriggerReset): Promise<E.Either<Failure, TriggerWasReset>> => {
  const { tx, actor, request } = call;
  const course = await campaignOf(call, id);
  if ((await readCampaign(call, course)) === null) return E.left(notFound(campaignRefusals.trigger_gone));
  if (con_id !== undefined && !(await isKnown(call, con_id))) return noContact;
  const learners = await begunBy(call, course, id, con_id ?? null);
  if (learners.length > mostReset) return E.left(invalid({ con_id: [campaignRefusals.trigger_reset_many({ most: mostReset })] }));
  for (const learner of learners) {
    const learning = makeLearning({ records: learningRecords(tx, actor.org_id, learner), learner, now: request.now });
    const cleared = await learning.clearLesson(course, id)();
    if (E.isLeft(cleared)) return cleared;
    const after = { course, lesson: id };
    await writeAudit(tx, call, { action: "course.reset_lesson", object_type: "contact", object_id: learner, before: null, after });
  }
  return E.right({ learners: learners.length });
};
