import { sql } from "kysely";
import type { TimelinePart } from "../contributions/timeline-part.ts";

const named = (column: string) => sql`case when ${sql.ref(column)} ~ '^[0-9]{1,18}$' then ${sql.ref(column)}::bigint end`;
const campaign = sql`(select c.name from campaigns c where c.campaign_id = ${named("e.campaign")})`;
const lesson = sql`(select l.name from lessons l where l.lesson_id = ${named("e.lesson")})`;
/** An item as its author has it now; one that was removed since as learners got it last. */
const itemNow = sql`coalesce(
  (select i.value from lessons l, jsonb_array_elements(l.items) i where l.lesson_id = ${named("e.lesson")} and i.value ->> 'uuid' = e.item limit 1),
  (select i.value from lesson_versions v, jsonb_array_elements(v.items) i where v.lesson_id = ${named("e.lesson")} and v.kind = 'publish' and i.value ->> 'uuid' = e.item
    order by v.number desc limit 1))`;
const item = sql`(${itemNow} ->> 'name')`;
const choices = sql`(${itemNow} #> '{values,answers}')`;

/** Stored choice numbers: a list of small integers, or one. Anything else is not a choice. */
const choice = "(0|[1-9][0-9]{0,3})";
const chosen = sql.lit(`^(\\[( *${choice}( *, *${choice})* *)?\\]|${choice})$`);

/** An answer as the learner saw it: choice numbers become their texts, and machine-readable data is omitted. */
const answer = sql`case
  when e.answer ~ ${chosen} then coalesce((
    select string_agg(coalesce(c.choice ->> 'text', c.choice #>> '{}'), ', ' order by n.place)
    from jsonb_array_elements_text(case when e.answer like '[%' then e.answer::jsonb else jsonb_build_array(e.answer::int) end) with ordinality n (chosen, place),
      lateral (select ${choices} -> n.chosen::int) c (choice)), case when e.answer like '[%' then null else e.answer end)
  when e.answer like '{%' or e.answer like '[%' then null
  else e.answer end`;

/** Timeline entries for the contact's activity, except played video seconds, which are frequent and say little. */
export const activityTimeline: TimelinePart = {
  kind: "activity",
  filter: "activity",
  rows: async ({ contact, now }) => sql`
    select e.at, case when e.kind = 'lesson_released' then 'r' || coalesce(e.campaign, '') || '-' || coalesce(e.lesson, '') else lpad(e.event_id::text, 20, '0') end as key,
      jsonb_build_object('kind', e.kind, 'campaign', ${campaign}, 'lesson', ${lesson}, 'item', ${item},
        'answer', ${answer}, 'correct', e.correct, 'points', e.points, 'tracker', e.tracker, 'value', e.value) as data
    from activity_events e where e.con_id = ${contact} and e.at <= ${now} and e.kind not in ('watch', 'field', 'custom')`,
};
