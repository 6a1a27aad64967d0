import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { ActivityEvent } from "../../../core/filters/activity-event.model.ts";
import type { ActivityQuery, ActivityStore } from "../../../core/filters/activity.port.ts";
import type { Tx } from "../storage/database.ts";

/** The columns of an event as the core expects them; `watched` is null where nothing was played. */
const eventColumns: RawBuilder<unknown> = sql`
  e.con_id, e.at, e.kind, e.campaign, e.lesson, e.item, e.answer, e.correct, e.points, e.tracker, e.value,
  case when e.watched_to is not null then json_build_object('from', e.watched_from, 'to', e.watched_to, 'start', e.watched_start, 'end', e.watched_end) end as watched`;

const conditions = (query: ActivityQuery, now: number, contact: number | null): RawBuilder<unknown> => {
  const scope = (["campaign", "lesson", "item", "tracker"] as const).flatMap((name) => {
    const wanted = query[name];
    return wanted === null ? [] : [sql`${sql.ref(`e.${name}`)} = ${String(wanted)}`];
  });
  const since = query.since === null ? [] : [sql`e.at >= ${query.since}`];
  const whose = contact === null ? [] : [sql`e.con_id = ${contact}`];
  return sql.join(
    [sql`e.kind = any(${[...query.kinds]}::text[])`, sql`(e.kind <> 'lesson_released' or e.at <= ${now})`, ...scope, ...since, ...whose],
    sql` and `,
  );
};

/**
 * The past activity of the organisation's contacts, oldest first.
 * @param now epoch seconds
 * @param contact con_id of a single contact; null for all
 */
export const makeActivityStore = (tx: Tx, now: number, contact: number | null = null): ActivityStore => ({
  events: (query) => async () => {
    const { rows } =
      await sql<unknown>`select ${eventColumns} from activity_events e where ${conditions(query, now, contact)} order by e.at, e.event_id`.execute(
        tx.db,
      );
    const events = rows.map((row) => ActivityEvent.decode(row));
    const broken = events.some(E.isLeft);
    return broken
      ? E.left({ tag: "malformed", endpoint: "activity", report: ["An event cannot be read from the database."] })
      : E.right(events.flatMap((event) => (E.isRight(event) ? [event.right] : [])));
  },
});
