import { sql } from "kysely";
import type { CourseFacts } from "../../../core/learning/course-facts.model.ts";
import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import { planRun, type RunPlan } from "../../../core/portal-notices/plan-run.rule.ts";
import { factsOfLearners } from "../enrolments/facts-of-learners.store.ts";
import type { Tx } from "../storage/database.ts";
import { reachableSql } from "./reachable-sql.ts";
import { addNotices } from "./tell-contacts.store.ts";

/** Openings that one transaction plans. */
const mostAtOnce = 500;

type Run = {
  readonly campaign_id: number;
  readonly trigger_id: number;
  readonly con_id: number;
  readonly run: number;
  readonly since: number;
  readonly reachable: boolean;
};
type Planned = Run & { readonly plan: RunPlan };

/** Openings of one course that have to be planned or are due; those of contacts who cannot be told are left until they can. */
const takenRuns = async ({ db, org }: Tx, now: number): Promise<readonly Run[]> => {
  const open = sql`
    r.org_id = ${org} and r.state = 'waiting' and (r.is_stale or r.due_at <= ${now} and ${reachableSql("c")})`;
  const { rows } = await sql<Run>`
    select t.campaign_id, r.trigger_id, r.con_id, r.run, r.since, ${reachableSql("c")} as reachable
    from trigger_runs r join triggers t on t.trigger_id = r.trigger_id join contacts c on c.con_id = r.con_id
    where ${open} and t.campaign_id = (
      select t.campaign_id from trigger_runs r join triggers t on t.trigger_id = r.trigger_id join contacts c on c.con_id = r.con_id where ${open} limit 1)
    order by r.con_id, r.trigger_id limit ${mostAtOnce} for update of r`.execute(db);
  return rows;
};

const gone: RunPlan = { state: "waiting", due_at: null, reason: "archived" };

const planOf = (course: CourseFacts | undefined, { trigger_id, since, reachable }: Run, now: number): RunPlan =>
  course === undefined ? gone : planRun({ course, trigger: trigger_id, since, reachable }, now);

const save = async ({ db, org }: Tx, planned: readonly Planned[]): Promise<void> => {
  const rows = planned.map(({ trigger_id, con_id, run, plan }) => ({ trigger_id, con_id, run, ...plan }));
  await sql`
    update trigger_runs r set state = p.state, due_at = p.due_at, reason = p.reason, is_stale = false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (trigger_id bigint, con_id bigint, run int, state text, due_at bigint, reason text)
    where r.org_id = ${org} and r.trigger_id = p.trigger_id and r.con_id = p.con_id and r.run = p.run`.execute(db);
};

const announce = async (tx: Tx, facts: ReadonlyMap<number, CourseFacts>, planned: readonly Planned[], now: number): Promise<void> => {
  const announced = Map.groupBy(
    planned.filter(({ plan }) => plan.state === "announced"),
    ({ trigger_id }) => trigger_id,
  );
  for (const [id, runs] of announced) {
    const contacts = runs.map(({ con_id }) => con_id);
    const course = facts.get(contacts[0] ?? 0);
    const lesson = course?.triggers.find((trigger) => trigger.id === id);
    if (course === undefined || lesson === undefined) continue;
    const about = { ...aboutNothing, course: { id: course.id, name: course.name }, lesson: { id, name: lesson.name } };
    await addNotices(tx, { contacts, kind: "lesson_released", key: `lesson:${id}`, about }, now);
  }
};

/**
 * Plans openings of lessons anew where something has changed, and announces what is due: the rule of the core decides by the rules of access.
 * @param now epoch seconds
 * @returns whether there may be more
 */
export const announceOpenings = async (tx: Tx, now: number): Promise<boolean> => {
  const runs = await takenRuns(tx, now);
  const [first] = runs;
  if (first === undefined) return false;
  const facts = await factsOfLearners(tx, first.campaign_id, [...new Set(runs.map(({ con_id }) => con_id))]);
  const planned = runs.map((run) => ({ ...run, plan: planOf(facts.get(run.con_id), run, now) }));
  await save(tx, planned);
  await announce(tx, facts, planned, now);
  return true;
};
