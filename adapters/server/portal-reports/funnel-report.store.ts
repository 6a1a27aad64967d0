import { sql } from "kysely";
import { courseFunnel, funnelPlaces } from "../../../core/campaigns/course-funnel.rule.ts";
import type { CourseCount } from "../../../core/reports/report-rows.rule.ts";
import { countPlaces } from "../campaigns/funnel-counts.store.ts";
import type { Counted } from "./counted-people.store.ts";

type CourseRow = { readonly id: number; readonly name: string; readonly joined: number };
type TriggerRow = Parameters<typeof funnelPlaces>[0][number] & { readonly campaign_id: number };

/** Condition on a row `j` of course_joins: the contact joined in the period and has not left. */
const joinedIn = ({ people, since, until }: Counted) =>
  sql<boolean>`j.left_at is null and coalesce(j.rejoined_at, j.joined_at) >= ${since} and coalesce(j.rejoined_at, j.joined_at) < ${until} and j.con_id in ${people}`;

const triggersOf = async ({ tx }: Counted, courses: readonly CourseRow[]): Promise<readonly TriggerRow[]> => {
  const { rows } = await sql<TriggerRow>`
    select t.campaign_id, t.trigger_id as id, t.name, v.name as lesson_name, t.parent_trigger, t.draft, t.paused, true as published
    from triggers t join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id and l.deleted_at is null
      join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version
    where t.org_id = ${tx.org} and t.campaign_id = any(${courses.map(({ id }) => id)}::bigint[]) and t.type = 'lesson' and t.deleted_at is null
    order by t.sorting_time + t."order", t.trigger_id`.execute(tx.db);
  return rows;
};

/** The funnel of each course, of the contacts who joined it in the period. */
export const funnelCounts = async (counted: Counted): Promise<readonly CourseCount[]> => {
  const { tx } = counted;
  const { rows: courses } = await sql<CourseRow>`
    select g.campaign_id as id, g.name, count(*)::int as joined
    from course_joins j join campaigns g on g.org_id = j.org_id and g.campaign_id = j.campaign_id
    where j.org_id = ${tx.org} and g.type = 'course' and g.deleted_at is null and not g.draft and ${joinedIn(counted)}
    group by g.campaign_id, g.name, g.show_order order by g.show_order nulls last, g.name, g.campaign_id`.execute(tx.db);
  const triggers = await triggersOf(counted, courses);
  const places = courses.flatMap(({ id }) =>
    funnelPlaces(triggers.filter(({ campaign_id }) => campaign_id === id)).map((place) => ({ ...place, campaign: id })),
  );
  const counts = await countPlaces(tx, places, joinedIn(counted));
  return courses.map(({ id, name, joined }) => {
    const own = places.flatMap((step, at) => (step.campaign === id ? [{ step, count: counts[at] }] : []));
    return {
      name,
      joined,
      steps: courseFunnel(
        own.map(({ step }) => step),
        own.map(({ count }) => count?.furthest ?? 0),
        own.map(({ count }) => count?.completed ?? 0),
      ),
    };
  });
};
