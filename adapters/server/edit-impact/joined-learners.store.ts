import { sql } from "kysely";
import type { AlikeLearners } from "../../../core/edit-impact/edit-impact.rule.ts";
import type { CoursePause, TriggerProgress } from "../../../core/learning/course-facts.model.ts";
import { courseFacts, noLearner } from "../learning/course-facts.store.ts";
import type { Tx } from "../storage/database.ts";

/** Learners with the same progress, openings and pauses, each of which is written as one text. */
type Row = {
  readonly progress: string;
  readonly openings: string;
  readonly pauses: string;
  readonly tester: boolean;
  readonly contacts: readonly number[];
  readonly joined: readonly number[];
};

const words = (text: string): readonly string[] => (text === "" ? [] : text.split(" "));

/** Of progress, the rules of locks read only whether there is some, and whether the lesson is completed. */
const progressIn = (text: string): ReadonlyMap<number, TriggerProgress> =>
  new Map(
    words(text).map((word) => [Number(word.slice(0, -1)), { points: 0, completed_at: word.endsWith("+") ? 0 : null, touched_at: 0 }]),
  );

const openingsIn = (text: string): ReadonlyMap<number, number> =>
  new Map(words(text).map((word): [number, number] => [Number(word.split("@")[0]), Number(word.split("@")[1])]));

const pausesIn = (text: string): readonly CoursePause[] =>
  words(text).map((word) => {
    const [from = "", to = ""] = word.split("-");
    return { of: "learner", paused_at: Number(from), resumed_at: to === "" ? null : Number(to) };
  });

/** Everybody who has joined a course and not left it, in one statement; learners with the same records are read once. */
export const joinedLearners = async (tx: Tx, course: number): Promise<readonly AlikeLearners[]> => {
  const [shared] = await courseFacts(tx, noLearner, course);
  if (shared === undefined) return [];
  const { db, org } = tx;
  const { rows } = await sql<Row>`
    with progress as materialized (
      select con_id, string_agg(trigger_id || case when completed_at is null then '-' else '+' end, ' ' order by trigger_id) as progress
      from lesson_progress where org_id = ${org} and campaign_id = ${course} and con_id is not null and trigger_id is not null group by con_id
    ), openings as materialized (
      select v.con_id, string_agg(v.trigger_id || '@' || v.opened_at, ' ' order by v.trigger_id) as openings
      from lock_overrides v join triggers t on t.trigger_id = v.trigger_id where v.org_id = ${org} and t.campaign_id = ${course} group by v.con_id
    ), pauses as materialized (
      select con_id, string_agg(paused_at || '-' || coalesce(resumed_at::text, ''), ' ' order by paused_at, pause_id) as pauses
      from drip_pauses where org_id = ${org} and campaign_id = ${course} and con_id is not null group by con_id
    ), joined as (
      select j.con_id, j.joined_at, coalesce(p.progress, '') as progress, coalesce(o.openings, '') as openings, coalesce(d.pauses, '') as pauses,
        exists (select from portal_testers t where t.con_id = j.con_id and t.org_id = j.org_id) as tester
      from course_joins j join own_contacts c on c.con_id = j.con_id
        left join progress p on p.con_id = j.con_id left join openings o on o.con_id = j.con_id left join pauses d on d.con_id = j.con_id
      where j.org_id = ${org} and j.campaign_id = ${course} and j.left_at is null
    )
    select progress, openings, pauses, tester, json_agg(con_id order by con_id) as contacts, json_agg(joined_at order by con_id) as joined
    from joined group by progress, openings, pauses, tester order by min(con_id)`.execute(db);
  return rows.map(({ progress, openings, pauses, tester, contacts, joined }) => {
    const [held, opened] = [progressIn(progress), openingsIn(openings)];
    const triggers = shared.triggers.map((trigger) => ({
      ...trigger,
      opened_at: opened.get(trigger.id) ?? null,
      progress: held.get(trigger.id) ?? null,
    }));
    return {
      facts: { ...shared, tester, pauses: [...shared.pauses, ...pausesIn(pauses)], triggers },
      joins: contacts.map((con_id, at) => ({ con_id, joined_at: joined[at] ?? 0 })),
    };
  });
};
