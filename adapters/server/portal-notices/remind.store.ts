import { sql } from "kysely";
import { dueReminder } from "../../../core/portal-notices/due-reminder.rule.ts";
import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import { factsOfLearners } from "../enrolments/facts-of-learners.store.ts";
import type { Tx } from "../storage/database.ts";
import { reachableSql } from "./reachable-sql.ts";
import { tellContacts } from "./tell-contacts.store.ts";

const day = 24 * 3600;
/** Learners whom one transaction looks at. */
const mostAtOnce = 200;

/** A learner of a course with a last day; the next one has a higher campaign, or the same and a higher contact. */
export type DueLearner = { readonly campaign: number; readonly contact: number };

/** Learners whose last day may be near, in order; the rule of the core decides. */
const nearDue = async ({ db, org }: Tx, after: DueLearner, now: number): Promise<readonly DueLearner[]> => {
  const { rows } = await sql<DueLearner>`
    select j.campaign_id as campaign, j.con_id as contact from course_joins j
      join campaigns c on c.campaign_id = j.campaign_id join contacts o on o.con_id = j.con_id
    where j.org_id = ${org} and j.left_at is null and c.deleted_at is null and not c.draft and c.archived_at is null
      and ${reachableSql("o")}
      and coalesce(extract(epoch from c.due_date::date)::bigint, j.joined_at + c.due_days * ${day}::bigint) between ${now - 3 * day}::bigint and ${now + 5 * day}::bigint
      and (j.campaign_id, j.con_id) > (${after.campaign}::bigint, ${after.contact}::bigint)
    order by j.campaign_id, j.con_id limit ${mostAtOnce}`.execute(db);
  return rows;
};

/**
 * Reminds the next learners of the last day of a course.
 * @param now epoch seconds
 * @returns the last one looked at, null when there is none
 */
export const remindLearners = async (tx: Tx, after: DueLearner, now: number): Promise<DueLearner | null> => {
  const learners = await nearDue(tx, after, now);
  for (const [campaign, of] of Map.groupBy(learners, (learner) => learner.campaign)) {
    const facts = await factsOfLearners(
      tx,
      campaign,
      of.map(({ contact }) => contact),
    );
    const due = [...facts].flatMap(([contact, course]) => {
      const reminder = dueReminder(course, now);
      return reminder === null ? [] : [{ contact, name: course.name, ...reminder }];
    });
    for (const [key, told] of Map.groupBy(due, (reminder) => reminder.key)) {
      const [{ kind, due_at, name }] = [told[0] ?? { kind: "due_soon" as const, due_at: 0, name: "" }];
      const about = { ...aboutNothing, course: { id: campaign, name }, due_at };
      await tellContacts(tx, { contacts: told.map(({ contact }) => contact), kind, key, about }, now);
    }
  }
  return learners.at(-1) ?? null;
};
