import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { sql } from "kysely";
import { ItemState } from "../../../core/learning/engagement.model.ts";
import type { LessonRecord } from "../../../core/learning/learning-records.port.ts";
import type { LessonProgress } from "../../../core/learning/lesson-progress.rule.ts";
import { LessonItem } from "../../../core/lessons/item.model.ts";
import type { Tx } from "../storage/database.ts";

type Row = { items: unknown; item_uuid: string | null; completed_at: number | null; touched_at: number | null };

const Items = t.readonlyArray(LessonItem);

const decoded = <A>(codec: t.Decoder<unknown, A>, value: unknown, what: string): A => {
  const read = codec.decode(value);
  if (E.isRight(read)) return read.right;
  throw new Error(`${what} cannot be read from the database.`);
};

const itemStates = async ({ db, org }: Tx, learner: number, trigger: number): Promise<LessonProgress["items"]> => {
  const rows = await db
    .selectFrom("item_progress")
    .select(["item_uuid", "state"])
    .where("org_id", "=", org)
    .where("con_id", "=", learner)
    .where("trigger_id", "=", trigger)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.item_uuid, decoded(ItemState, row.state, "A learner's progress")]));
};

/** Locks one learner's progress in a lesson for the transaction. */
const hold = ({ db }: Tx, learner: number, trigger: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`lesson:${learner}:${trigger}`}::text, 0))`.execute(db);

/** A lesson of a course as it was published last, with one learner's progress, locked until the transaction ends. */
export const lessonRecord = async (tx: Tx, learner: number, trigger: number): Promise<LessonRecord | null> => {
  await hold(tx, learner, trigger);
  const { rows } = await sql<Row>`
    select v.items, p.item_uuid, p.completed_at, p.touched_at
    from triggers t join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
      join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version
      left join lesson_progress p on p.trigger_id = t.trigger_id and p.con_id = ${learner} and p.org_id = t.org_id
    where t.org_id = ${tx.org} and t.trigger_id = ${trigger} and t.deleted_at is null and l.deleted_at is null`.execute(tx.db);
  const row = rows[0];
  if (row === undefined) return null;
  const { item_uuid, completed_at, touched_at } = row;
  return {
    items: decoded(Items, row.items, "A lesson"),
    progress: { items: await itemStates(tx, learner, trigger), item: item_uuid, completed_at, touched_at },
  };
};
