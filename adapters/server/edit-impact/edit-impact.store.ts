import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import type { CourseEdit } from "../../../core/edit-impact/course-edit.model.ts";
import type { EditImpact } from "../../../core/edit-impact/edit-impact.model.ts";
import { type AffectedLearner, affectedLearners, impactOf, namedLearners } from "../../../core/edit-impact/edit-impact.rule.ts";
import { decideCourseEdit } from "../../../core/edit-impact/edited-course.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type CampaignCall, readCampaign } from "../campaigns/campaign-row.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import { joinedLearners } from "./joined-learners.store.ts";

/** A course with the learners whom an edit of it affects. */
export type Affected = { readonly campaign: CampaignRecord; readonly learners: readonly AffectedLearner[] };

/**
 * Whom an edit of a course affects; refused like the edit itself.
 * @param lock where the edit is stored after that
 */
export const affectedBy = async (
  call: CampaignCall,
  course: number,
  edit: CourseEdit,
  lock: boolean,
): Promise<E.Either<Failure, Affected>> => {
  const { tx, actor, request } = call;
  const campaign = await readCampaign(call, course, { lock });
  if (campaign === null) return campaignGone;
  const edited = decideCourseEdit(campaign, edit, await timezoneOf(tx, actor.org_id), request.now);
  if (E.isLeft(edited)) return edited;
  return E.right({ campaign, learners: affectedLearners(await joinedLearners(tx, course), edited.right, request.now) });
};

const namesOf = async ({ tx }: CampaignCall, contacts: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ con_id: number; name: string }>`
    select c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name
    from own_contacts c where c.org_id = ${tx.org} and c.con_id = any(${[...contacts]}::bigint[]) order by c.sort_name, c.con_id`.execute(
    tx.db,
  );
  return new Map(rows.map(({ con_id, name }) => [con_id, name]));
};

/** Whom an edit of a course would affect, in numbers and with the names of the first of them. */
export const readImpact = async (call: CampaignCall, course: number, edit: CourseEdit): Promise<E.Either<Failure, EditImpact>> => {
  const found = await affectedBy(call, course, edit, false);
  if (E.isLeft(found)) return found;
  const { campaign, learners } = found.right;
  const named = new Map(namedLearners(learners).map((learner) => [learner.con_id, learner]));
  const names = await namesOf(call, [...named.keys()]);
  const lessons = campaign.triggers.map(({ id, name, lesson_name }) => ({ id, name: name === "" ? lesson_name : name }));
  return E.right({
    ...impactOf(learners, lessons),
    learners: [...names].map(([con_id, name]) => ({ con_id, name, changes: named.get(con_id)?.changes ?? [] })),
  });
};
