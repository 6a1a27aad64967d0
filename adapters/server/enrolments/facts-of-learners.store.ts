import { sql } from "kysely";
import type { CourseFacts, CoursePause, TriggerProgress } from "../../../core/learning/course-facts.model.ts";
import { courseFacts, noLearner } from "../learning/course-facts.store.ts";
import type { Tx } from "../storage/database.ts";

type Standing = { readonly con_id: number; readonly joined_at: number | null; readonly offered: boolean; readonly tester: boolean };
type PauseRow = CoursePause & { readonly con_id: number };
type AtLesson = { readonly con_id: number; readonly trigger_id: number };
type ProgressRow = AtLesson & TriggerProgress;
type OpeningRow = AtLesson & { readonly opened_at: number };

const key = ({ con_id, trigger_id }: AtLesson): string => `${con_id} ${trigger_id}`;

/**
 * One course for each of many learners, as `courseFacts` gives it for one, in seven statements.
 * @returns by con_id; empty for a course that does not exist
 */
export const factsOfLearners = async (tx: Tx, course: number, learners: readonly number[]): Promise<ReadonlyMap<number, CourseFacts>> => {
  const [shared] = await courseFacts(tx, noLearner, course);
  if (shared === undefined) return new Map();
  const { db, org } = tx;
  const among = sql`any(${[...learners]}::bigint[])`;
  const { rows: standing } = await sql<Standing>`
    select x.con_id, j.joined_at, c.offered = 'all' or c.offered = 'group' and exists (select from group_members m where m.group_id = c.bookmark_id and m.con_id = x.con_id and m.org_id = c.org_id) as offered,
      exists (select from portal_testers p where p.con_id = x.con_id and p.org_id = ${org}) as tester
    from unnest(${[...learners]}::bigint[]) x (con_id) join campaigns c on c.campaign_id = ${course} and c.org_id = ${org}
      left join course_joins j on j.con_id = x.con_id and j.campaign_id = c.campaign_id and j.left_at is null`.execute(db);
  const { rows: pauses } = await sql<PauseRow>`
    select con_id, 'learner' as of, paused_at, resumed_at from drip_pauses where org_id = ${org} and campaign_id = ${course} and con_id = ${among} order by paused_at`.execute(
    db,
  );
  const { rows: progress } = await sql<ProgressRow>`
    select con_id, trigger_id, points, completed_at, touched_at from lesson_progress where org_id = ${org} and campaign_id = ${course} and con_id = ${among}`.execute(
    db,
  );
  const { rows: openings } = await sql<OpeningRow>`
    select v.con_id, v.trigger_id, v.opened_at from lock_overrides v join triggers t on t.trigger_id = v.trigger_id
    where v.org_id = ${org} and t.campaign_id = ${course} and v.con_id = ${among}`.execute(db);
  const progressAt = new Map(progress.map((row) => [key(row), row]));
  const openedAt = new Map(openings.map((row) => [key(row), row.opened_at]));
  const pausesOf = Map.groupBy(pauses, ({ con_id }) => con_id);
  return new Map(
    standing.map(({ con_id, joined_at, offered, tester }): [number, CourseFacts] => {
      const own = (pausesOf.get(con_id) ?? []).map(({ con_id: _of, ...pause }) => pause);
      const triggers = shared.triggers.map((trigger) => {
        const at = key({ con_id, trigger_id: trigger.id });
        const held = progressAt.get(at);
        const known = held === undefined ? null : { points: held.points, completed_at: held.completed_at, touched_at: held.touched_at };
        return { ...trigger, opened_at: openedAt.get(at) ?? null, progress: known };
      });
      return [con_id, { ...shared, joined_at, offered, tester, pauses: [...shared.pauses, ...own], triggers }];
    }),
  );
};
