import { sql } from "kysely";
import type { AlikeLearners } from "../../../core/edit-impact/edit-impact.rule.ts";
import type { CoursePause, TriggerProgress } from "../../../core/learning/course-facts.model.ts";
import { courseFacts, noLearner } from "../learning/course-facts.store.ts";
import type { Tx } from "../storage/database.ts";

type Join = { readonly con_id: number; readonly joined_at: number; readonly tester: boolean };
/** What is stored of one learner, written as one text. */
type Stored = { readonly con_id: number; readonly text: string };

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

const textsOf = (rows: readonly Stored[]): ReadonlyMap<number, string> => new Map(rows.map(({ con_id, text }) => [con_id, text]));

/**
 * Everybody who has joined a course and not left it, in a few statements; learners with the same records stand together. A lesson that was reset and not begun again counts as
 * one that was never begun.
 */
export const joinedLearners = async (tx: Tx, course: number): Promise<readonly AlikeLearners[]> => {
  const [shared] = await courseFacts(tx, noLearner, course);
  if (shared === undefined) return [];
  const { db, org } = tx;
  const { rows: joins } = await sql<Join>`
    select j.con_id, j.joined_at, exists (select from portal_testers t where t.con_id = j.con_id and t.org_id = j.org_id) as tester
    from course_joins j join own_contacts c on c.con_id = j.con_id
    where j.org_id = ${org} and j.campaign_id = ${course} and j.left_at is null order by j.con_id`.execute(db);
  const { rows: progress } = await sql<Stored>`
    select con_id, string_agg(trigger_id || case when completed_at is null then '-' else '+' end, ' ' order by trigger_id) as text
    from lesson_progress where org_id = ${org} and campaign_id = ${course} and con_id is not null and trigger_id is not null
      and not (attempt > 0 and version is null and completed_at is null) group by con_id`.execute(db);
  const { rows: openings } = await sql<Stored>`
    select v.con_id, string_agg(v.trigger_id || '@' || v.opened_at, ' ' order by v.trigger_id) as text
    from lock_overrides v join triggers t on t.trigger_id = v.trigger_id where v.org_id = ${org} and t.campaign_id = ${course} group by v.con_id`.execute(
    db,
  );
  const { rows: pauses } = await sql<Stored>`
    select con_id, string_agg(paused_at || '-' || coalesce(resumed_at::text, ''), ' ' order by paused_at, pause_id) as text
    from drip_pauses where org_id = ${org} and campaign_id = ${course} and con_id is not null group by con_id`.execute(db);
  const [held, opened, paused] = [textsOf(progress), textsOf(openings), textsOf(pauses)];
  const alike = Map.groupBy(joins, ({ con_id, tester }) =>
    [held.get(con_id) ?? "", opened.get(con_id) ?? "", paused.get(con_id) ?? "", tester ? "tester" : ""].join("|"),
  );
  return [...alike].map(([key, learners]) => {
    const [ofLessons = "", ofStaff = "", ofPauses = "", tester = ""] = key.split("|");
    const [known, openedAt] = [progressIn(ofLessons), openingsIn(ofStaff)];
    const triggers = shared.triggers.map((trigger) => ({
      ...trigger,
      opened_at: openedAt.get(trigger.id) ?? null,
      progress: known.get(trigger.id) ?? null,
    }));
    return {
      facts: { ...shared, tester: tester !== "", pauses: [...shared.pauses, ...pausesIn(ofPauses)], triggers },
      joins: learners.map(({ con_id, joined_at }) => ({ con_id, joined_at })),
    };
  });
};
