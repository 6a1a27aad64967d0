import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { type Cohort, cohortLimits, type CohortWeek, courseCohorts, weekAt } from "../../../core/campaigns/course-cohorts.rule.ts";
import { funnelPlaces } from "../../../core/campaigns/course-funnel.rule.ts";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type CampaignCall, readCampaign } from "./campaign-row.ts";
import { weekOf } from "./week-of.store.ts";

/** Learners of a course whom the caller sees and who have not left, by the week in which they joined, in the zone of the organisation. */
export const readCohorts = async (call: CampaignCall, id: number): Promise<E.Either<Failure, readonly Cohort[]>> => {
  const campaign = await readCampaign(call, id);
  if (campaign === null) return campaignGone;
  const { db, org } = call.tx;
  const members = funnelPlaces(campaign.triggers).flatMap((place) => place.members);
  const zone = sql`(select timezone from orgs where org_id = ${org})`;
  const learners = sql`
    learners as (
      select j.con_id, ${weekOf(sql`j.joined_at`, zone)} as week
      from course_joins j join own_contacts c on c.con_id = j.con_id
      where j.org_id = ${org} and j.campaign_id = ${id} and j.left_at is null
    ), newest as (select week, count(*)::int as joined from learners group by week order by week desc limit ${cohortLimits.cohorts}),
    done as (
      select p.con_id, p.completed_at from lesson_progress p
      where p.org_id = ${org} and p.campaign_id = ${id} and p.con_id is not null and p.completed_at is not null and p.trigger_id = any(${members}::bigint[])
    )`;
  const cohorts = await sql<Omit<Cohort, "active">>`
    with ${learners}, finishers as (select con_id from done group by con_id having count(*) = ${members.length}::int)
    select to_char(n.week, 'YYYY-MM-DD') as week, n.joined, (select count(*)::int from learners l join finishers f on f.con_id = l.con_id where l.week = n.week) as finished
    from newest n`.execute(db);
  const weeks = await sql<CohortWeek>`
    with ${learners}, dated as (
      select l.con_id, l.week, (${weekOf(sql`d.completed_at`, zone)} - l.week) / 7 as after
      from newest n join learners l on l.week = n.week join done d on d.con_id = l.con_id
    )
    select to_char(week, 'YYYY-MM-DD') as week, after, count(distinct con_id)::int as learners
    from dated where after between 0 and ${cohortLimits.weeks}::int group by week, after`.execute(db);
  const { timezone } = await db.selectFrom("orgs").select("timezone").where("org_id", "=", org).executeTakeFirstOrThrow();
  return E.right(courseCohorts(cohorts.rows, weeks.rows, weekAt(call.request.now, timezone)));
};
