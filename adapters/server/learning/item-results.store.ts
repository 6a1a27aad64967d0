import { type RawBuilder, sql } from "kysely";
import type { ItemResults } from "../../../core/learning/item-results.model.ts";
import type { LessonPlace } from "../../../core/learning/lesson-place.model.ts";
import {
  mostRecorded,
  mostShared,
  recordedNumbers,
  type ResultKind,
  sharedName,
  type VoteCount,
  votesOf,
} from "../../../core/learning/results-of-items.rule.ts";
import type { Taker } from "../../../core/learning/taker.model.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import type { Tx } from "../storage/database.ts";
import { isTakenAt, isTakenBy } from "./taken-row.ts";

type Asked = { readonly tx: Tx; readonly taker: Taker; readonly place: LessonPlace; readonly item: LessonItem };
type SharedRow = { first_name: string; last_name: string; answer: unknown; at: number };

/** The answers to an item in a place. */
const answersTo = ({ tx, place, item }: Asked): RawBuilder<unknown> =>
  sql`activity a where a.org_id = ${tx.org} and ${isTakenAt(place, "a")} and a.item_uuid = ${item.uuid} and a.kind = 'answer'`;

/** The latest vote of each taker, counted. */
const votes = async (asked: Asked): Promise<ItemResults> => {
  const { rows } = await sql<VoteCount>`
    select choice, count(*)::int as count from (
      select distinct on (a.con_id, a.user_id) a.data -> 'answer' as choice from ${answersTo(asked)} order by a.con_id, a.user_id, a.activity_id desc
    ) latest group by choice`.execute(asked.tx.db);
  return { votes: votesOf(asked.item, rows) };
};

/** The latest answer of each other contact, newest first. */
const shared = async (asked: Asked): Promise<ItemResults> => {
  const { rows } = await sql<SharedRow>`
    select c.first_name, c.last_name, latest.answer, latest.at from (
      select distinct on (a.con_id) a.con_id, a.data -> 'answer' as answer, a.at, a.activity_id from ${answersTo(asked)}
        and a.con_id is not null and a.data #>> '{score,completed}' = 'true' order by a.con_id, a.activity_id desc
    ) latest join contacts c on c.con_id = latest.con_id and c.org_id = ${asked.tx.org} and c.deleted_at is null
    where not (${isTakenBy(asked.taker, "latest")}) order by latest.activity_id desc limit ${mostShared}`.execute(asked.tx.db);
  return { shared: rows.map(({ first_name, last_name, answer, at }) => ({ name: sharedName(first_name, last_name), answer, at })) };
};

/** The numbers that the taker recorded in an item, oldest attempt first. */
const recorded = async (asked: Asked): Promise<ItemResults> => {
  const { rows } = await sql<{ at: number; answer: unknown }>`
    select a.at, a.data -> 'answer' as answer from ${answersTo(asked)} and ${isTakenBy(asked.taker, "a")}
    order by a.activity_id desc limit ${mostRecorded}`.execute(asked.tx.db);
  return { recorded: recordedNumbers(rows.toReversed()) };
};

const results = { votes, shared, recorded } as const satisfies Readonly<Record<ResultKind, (asked: Asked) => Promise<ItemResults>>>;

/** The results of one item as its taker may know them. */
export const itemResults = (tx: Tx, taker: Taker, place: LessonPlace, item: LessonItem, kind: ResultKind): Promise<ItemResults> =>
  kind === "shared" && taker.kind === "user" ? Promise.resolve({ shared: [] }) : results[kind]({ tx, taker, place, item });
