import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { FunnelPlace } from "../../../core/campaigns/course-funnel.rule.ts";
import type { Tx } from "../storage/database.ts";

/** A lesson of a funnel with the course that it is in. */
export type PlaceOfCourse = FunnelPlace & { readonly campaign: number };

type AtPlace = { readonly place: number; readonly furthest: number; readonly completed: number };

/** A lesson that was reset keeps progress `p`, which has neither a revision nor an item until it is begun again. */
const isBegun = sql`(p.version is not null or p.item_uuid is not null or p.completed_at is not null)`;

/**
 * For each place, how many learners got as far in its course and no further, and how many finished it; learners who left do not count,
 * and a lesson that was reset before it was finished counts as not begun.
 * @param among condition on their progress `p` and their joining `j`
 */
export const countPlaces = async (
  { db, org }: Tx,
  places: readonly PlaceOfCourse[],
  among: RawBuilder<SqlBool>,
): Promise<readonly AtPlace[]> => {
  const members = places.flatMap((place, at) => place.members.map((member) => ({ member, at, needed: place.members.length })));
  const { rows } = await sql<AtPlace>`
    with members as (
      select * from unnest(${members.map(({ member }) => member)}::bigint[], ${members.map(({ at }) => at)}::int[], ${members.map(({ needed }) => needed)}::int[]) m (trigger_id, place, needed)
    ), reached as materialized (
      select p.con_id, p.campaign_id, m.place, count(p.completed_at) = m.needed as done
      from lesson_progress p join members m on m.trigger_id = p.trigger_id
        join course_joins j on j.con_id = p.con_id and j.campaign_id = p.campaign_id and j.left_at is null
        join own_contacts c on c.con_id = p.con_id
      where p.org_id = ${org} and p.campaign_id = any(${[...new Set(places.map(({ campaign }) => campaign))]}::bigint[]) and p.con_id is not null and ${isBegun} and ${among}
      group by p.con_id, p.campaign_id, m.place, m.needed
    ), furthest as (select con_id, campaign_id, max(place) as place from reached group by con_id, campaign_id)
    select n.place, (select count(*)::int from furthest f where f.place = n.place) as furthest, (select count(*)::int from reached r where r.place = n.place and r.done) as completed
    from generate_series(0, ${places.length - 1}::int) n (place) order by n.place`.execute(db);
  return rows;
};
