import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { type RawBuilder, sql } from "kysely";
import { ItemState } from "../../../core/learning/engagement.model.ts";
import { CoursePlace, type LessonPlace, placeKey } from "../../../core/learning/lesson-place.model.ts";
import type { LessonProgress } from "../../../core/learning/lesson-progress.rule.ts";
import type { LessonRecord } from "../../../core/learning/lesson-record.model.ts";
import { withOwnLengths } from "../../../core/learning/own-recording.rule.ts";
import { withScriptPlayers } from "../../../core/learning/script-players.rule.ts";
import { type Taker, takerKey } from "../../../core/learning/taker.model.ts";
import { BonusTime } from "../../../core/lessons/bonus-time.rule.ts";
import { LessonItem } from "../../../core/lessons/item.model.ts";
import type { Tx } from "../storage/database.ts";
import { providerLengths } from "../video-lengths/video-lengths.store.ts";
import { ownLengths } from "./own-lengths.store.ts";
import { isTakenAt, isTakenBy } from "./taken-row.ts";

type Row = {
  id: number;
  name: string;
  items: unknown;
  number: number;
  newest: number;
  item_uuid: string | null;
  completed_at: number | null;
  touched_at: number | null;
  version: number | null;
  attempt: number | null;
  bonus_time: unknown;
};

const Items = t.readonlyArray(LessonItem);

const decoded = <A>(codec: t.Decoder<unknown, A>, value: unknown, what: string): A => {
  const read = codec.decode(value);
  if (E.isRight(read)) return read.right;
  throw new Error(`${what} cannot be read from the database.`);
};

const itemStates = async ({ db, org }: Tx, taker: Taker, place: LessonPlace): Promise<LessonProgress["items"]> => {
  const { rows } = await sql<{ item_uuid: string; state: unknown }>`
    select item_uuid, state from item_progress where org_id = ${org} and ${isTakenBy(taker)} and ${isTakenAt(place)}`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.item_uuid, decoded(ItemState, row.state, "A learner's progress")]));
};

/** Locks one taker's progress in a lesson for the transaction. */
const hold = ({ db }: Tx, taker: Taker, place: LessonPlace): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`lesson:${takerKey(taker)}:${placeKey(place)}`}::text, 0))`.execute(db);

/** The lesson `l` of a place. */
const lessonAt = (place: LessonPlace, { org }: Tx): RawBuilder<unknown> =>
  CoursePlace.is(place)
    ? sql`triggers t join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id and t.org_id = ${org} and t.trigger_id = ${place.trigger} and t.deleted_at is null`
    : sql`(select lessons.* from lessons where org_id = ${org} and lesson_id = ${place.lesson}) l`;

const bonusTimeOf = ({ kind, id }: Taker, { org }: Tx): RawBuilder<unknown> =>
  kind === "contact" ? sql`(select a.bonus_time from contact_accommodations a where a.org_id = ${org} and a.con_id = ${id})` : sql`null`;

/**
 * A lesson in the revision of the taker's attempt, with their progress, locked until the transaction ends.
 * @param runsScripts whether scripts of others run on a content origin
 */
export const lessonRecord = async (tx: Tx, taker: Taker, place: LessonPlace, runsScripts: boolean): Promise<LessonRecord | null> => {
  await hold(tx, taker, place);
  const { rows } = await sql<Row>`
    select l.lesson_id as id, v.name, v.items, v.number, l.published_version as newest, p.item_uuid, p.completed_at, p.touched_at, p.version, p.attempt, ${bonusTimeOf(taker, tx)} as bonus_time
    from ${lessonAt(place, tx)}
      left join lesson_progress p on p.org_id = l.org_id and ${isTakenBy(taker, "p")} and ${isTakenAt(place, "p")}
      join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = coalesce(p.version, l.published_version)
    where l.deleted_at is null`.execute(tx.db);
  const row = rows[0];
  if (row === undefined) return null;
  const { id, name, number, newest, item_uuid, completed_at, touched_at, version, attempt } = row;
  const items = decoded(Items, row.items, "A lesson");
  const states = await itemStates(tx, taker, place);
  const lengths = new Map([...(await providerLengths(tx, items)), ...(await ownLengths(tx, items))]);
  return {
    id,
    name,
    items: withScriptPlayers(withOwnLengths(items, lengths), runsScripts),
    version: number,
    newest,
    progress: { items: states, item: item_uuid, completed_at, touched_at, version, attempt: attempt ?? 0 },
    bonusTime: BonusTime.is(row.bonus_time) ? row.bonus_time : "standard",
  };
};
