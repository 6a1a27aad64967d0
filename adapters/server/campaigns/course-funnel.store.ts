import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { courseFunnel, funnelPlaces, type FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type CampaignCall, readCampaign } from "./campaign-row.ts";

type AtPlace = { readonly place: number; readonly furthest: number; readonly completed: number };

/** How far the learners of a course got, whom the caller sees and who have not left. */
export const readFunnel = async (call: CampaignCall, id: number): Promise<E.Either<Failure, readonly FunnelStep[]>> => {
  const campaign = await readCampaign(call, id);
  if (campaign === null) return campaignGone;
  const places = funnelPlaces(campaign.triggers);
  const members = places.flatMap((place, at) => place.members.map((member) => ({ member, at, needed: place.members.length })));
  const { rows } = await sql<AtPlace>`
    with members as (
      select * from unnest(${members.map(({ member }) => member)}::bigint[], ${members.map(({ at }) => at)}::int[], ${members.map(({ needed }) => needed)}::int[]) m (trigger_id, place, needed)
    ), reached as materialized (
      select p.con_id, m.place, count(p.completed_at) = m.needed as done
      from lesson_progress p join members m on m.trigger_id = p.trigger_id
        join course_joins j on j.con_id = p.con_id and j.campaign_id = p.campaign_id and j.left_at is null
        join own_contacts c on c.con_id = p.con_id
      where p.org_id = ${call.actor.org_id} and p.campaign_id = ${id} and p.con_id is not null
      group by p.con_id, m.place, m.needed
    ), furthest as (select con_id, max(place) as place from reached group by con_id)
    select n.place, (select count(*)::int from furthest f where f.place = n.place) as furthest, (select count(*)::int from reached r where r.place = n.place and r.done) as completed
    from generate_series(0, ${places.length - 1}::int) n (place) order by n.place`.execute(call.tx.db);
  return E.right(
    courseFunnel(
      places,
      rows.map(({ furthest }) => furthest),
      rows.map(({ completed }) => completed),
    ),
  );
};
