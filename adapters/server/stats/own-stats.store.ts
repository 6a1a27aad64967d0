import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { localDateAt } from "../../../core/kernel/wall-clock.ts";
import { ContactGain, pointsPage, pointsPageOf } from "../../../core/learning/contact-points.model.ts";
import type { StatsRank } from "../../../core/stats/own-stats.model.ts";
import type { OwnStatsStore } from "../../../core/stats/own-stats.port.ts";
import { pointsByDay, statsSince, streakOf } from "../../../core/stats/stats-period.rule.ts";
import type { Request } from "../http/call.ts";
import { ledgerRows } from "../learning/ledger-rows.ts";
import type { Tx } from "../storage/database.ts";

type StatsCall = { readonly actor: LearnerActor; readonly tx: Tx; readonly request: Pick<Request, "now"> };
type Moment = { readonly at: number; readonly points: number };
const Gains = t.readonlyArray(ContactGain);
const streakDays = 400 * 24 * 3600;

/** The place of a learner among all of the organisation who have points since a time. */
const rankOf = async ({ tx, actor: { org_id, con_id } }: StatsCall, since: number): Promise<StatsRank | null> => {
  const { rows } = await sql<{ points: number; place: number; of: number }>`
    with sums as (
      select con_id, sum(points) as points from points_ledger where org_id = ${org_id} and con_id is not null and at >= ${since} group by con_id having sum(points) > 0
    )
    select own.points::int as points, (select count(*)::int from sums s where s.points > own.points) + 1 as place, (select count(*)::int from sums) as of
    from sums own where own.con_id = ${con_id}`.execute(tx.db);
  const [row] = rows;
  return row === undefined ? null : { place: row.place, of: row.of };
};

const gainsSince = async ({ tx, actor }: StatsCall, since: number): Promise<readonly Moment[]> => {
  const { rows } = await sql<Moment>`
    select at, points from points_ledger where org_id = ${actor.org_id} and con_id = ${actor.con_id} and at >= ${since} order by activity_id`.execute(
    tx.db,
  );
  return rows;
};

const finishedSince = async ({ tx, actor }: StatsCall, since: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ at: number }>`
    select at from learning_events where org_id = ${actor.org_id} and con_id = ${actor.con_id} and kind = 'lesson_completed' and at >= ${since} order by at`.execute(
    tx.db,
  );
  return rows.map(({ at }) => at);
};

/** The stats of the learner who calls, in the transaction of the call. */
export const makeOwnStats = (call: StatsCall): OwnStatsStore => ({
  of:
    ({ period, timezone, before }) =>
    async () => {
      const { tx, actor, request } = call;
      const since = statsSince(period, request.now, timezone);
      const { rows } = await ledgerRows(tx, actor.con_id, { since, before, limit: pointsPage.standard }).execute(tx.db);
      const read = Gains.decode(rows);
      if (E.isLeft(read))
        return E.left({ tag: "malformed", endpoint: "stats.own", report: ["The ledger cannot be read from the database."] });
      const moments = await gainsSince(call, since);
      const finished = await finishedSince(call, Math.min(since, request.now - streakDays));
      const points = moments.reduce((sum, gain) => sum + gain.points, 0);
      const { gains, next } = pointsPageOf(read.right, points, pointsPage.standard);
      return E.right({
        points,
        rank: await rankOf(call, since),
        streak: streakOf(
          finished.map((at) => localDateAt(at, timezone)),
          localDateAt(request.now, timezone),
        ),
        lessons: finished.filter((at) => at >= since).length,
        days: pointsByDay(moments.map((gain) => ({ day: localDateAt(gain.at, timezone), points: gain.points }))),
        gains,
        next,
      });
    },
});
