import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { sql } from "kysely";
import type { LessonPlace } from "../../../core/learning/lesson-place.model.ts";
import { PointsGain } from "../../../core/learning/points-entry.model.ts";
import type { Taker } from "../../../core/learning/taker.model.ts";
import type { Tx } from "../storage/database.ts";
import type { ProgressKey } from "./progress.store.ts";
import { isTakenAt, isTakenBy } from "./taken-row.ts";

/** A gain of points with the taker, the place and the activity that made it. */
export type LedgerRow = { readonly key: ProgressKey; readonly activity: number; readonly gain: PointsGain };

/** Stores gains of points. */
export const savePoints = async ({ db }: Tx, rows: readonly LedgerRow[]): Promise<void> => {
  const written = rows.map(({ key, activity, gain: { item, ...gain } }) => ({ ...key, ...gain, item_uuid: item, activity_id: activity }));
  if (written.length === 0) return;
  await sql`
    insert into points_ledger (activity_id, org_id, con_id, user_id, campaign_id, trigger_id, lesson_id, item_uuid, points, rule, seconds, at)
    select activity_id, org_id, con_id, user_id, campaign_id, trigger_id, lesson_id, item_uuid, points, rule, seconds, at
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as row(activity_id bigint, org_id bigint, con_id bigint, user_id bigint, campaign_id bigint,
      trigger_id bigint, lesson_id bigint, item_uuid uuid, points int, rule text, seconds int, at bigint)`.execute(db);
};

const Gains = t.readonlyArray(PointsGain);

/** The gains of one taker in a lesson, oldest first. */
export const pointsAt = async (tx: Tx, taker: Taker, place: LessonPlace): Promise<readonly PointsGain[]> => {
  const { rows } = await sql<unknown>`
    select item_uuid as item, points, rule, seconds, at from points_ledger
    where org_id = ${tx.org} and ${isTakenBy(taker)} and ${isTakenAt(place)} order by activity_id`.execute(tx.db);
  const read = Gains.decode(rows);
  if (E.isRight(read)) return read.right;
  throw new Error("The points ledger cannot be read from the database.");
};
