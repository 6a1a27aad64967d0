import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { campaignStatus } from "../../../core/campaigns/campaign-status.rule.ts";
import type { CoursePages } from "../../../core/campaigns/course-lists.port.ts";
import { coursePage, type SharedCourse } from "../../../core/campaigns/course-page.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import type { Tx } from "../storage/database.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";
import { portalSections } from "./campaigns.store.ts";

type Row = Omit<SharedCourse, "status">;

/**
 * The list of courses that a member of staff sees, page by page.
 * @param now epoch seconds for which their status is computed
 */
export const makeCoursePages = (tx: Tx, actor: StaffActor, now: number): CoursePages => ({
  page: (query) => async () => {
    const { org_id: org } = actor;
    const { rows } = await sql<Row>`
      with counted as materialized (select campaign_id, count(*) as n from counted_lessons where org_id = ${org} group by campaign_id)
      select c.campaign_id as id, c.name, c.internal_name, c.type, c.portal_section, c.show_order, c.start_time, c.end_time, c.created_at, c.updated_at, c.user_id,
        c.draft, c.archived_at, c.is_default, c.cover, c.offered, p.campaign_id is not null as paused,
        coalesce(t.n, 0)::int as lessons, coalesce(j.n, 0)::int as learners, coalesce(j.completed, 0)::int as completed,
        array(select s.team_id from resource_teams s where s.org_id = ${org} and s.resource = 'campaigns' and s.resource_id = c.campaign_id order by s.team_id) as teams
      from campaigns c
        left join (select distinct campaign_id from drip_pauses where org_id = ${org} and con_id is null and resumed_at is null) p on p.campaign_id = c.campaign_id
        left join (select campaign_id, count(*) as n from triggers where org_id = ${org} and deleted_at is null group by campaign_id) t on t.campaign_id = c.campaign_id
        left join (
          select j.campaign_id, count(*) as n, count(*) filter (where j.finished = k.n) as completed
          from course_joins j left join counted k on k.campaign_id = j.campaign_id where j.org_id = ${org} and j.left_at is null group by j.campaign_id
        ) j on j.campaign_id = c.campaign_id
      where c.org_id = ${org} and c.deleted_at is null and ${seesLearning(actor, "campaigns", sql`c.campaign_id`)}`.execute(tx.db);
    const courses = rows.map((row): SharedCourse => ({ ...row, teams: row.teams.map(Number), status: campaignStatus(row, now) }));
    const page = coursePage(courses, query, { sections: await portalSections(tx, org), now });
    return page === null ? E.left(invalid({ after: [campaignRefusals.campaign_page_gone] })) : E.right(page);
  },
});
