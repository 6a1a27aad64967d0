import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { mayReview } from "../../../core/video-reviews/may-review.rule.ts";
import { uploadOf, type UploadRow } from "../../../core/video-reviews/upload-row.rule.ts";
import type { ReviewedItem, UploadPage, UploadState } from "../../../core/video-reviews/video-review.model.ts";
import type { UploadPlace } from "../../../core/video-reviews/video-reviews.port.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import { itemToReview, type ReviewerCall } from "./reviewed-item.store.ts";
import { reviewCount, uploadColumns, uploadsFrom } from "./uploads-sql.ts";

/** Which uploads to an item are listed; null: no limit by that property; times in epoch seconds. */
export type UploadFilter = {
  readonly state: UploadState;
  readonly limit: number;
  readonly offset: number;
  readonly con_id: number | null;
  readonly reviews_count: number | null;
  readonly start_time: number | null;
  readonly end_time: number | null;
  readonly trigger: number | null;
};

const inState: Readonly<Record<UploadState, RawBuilder<SqlBool>>> = {
  waiting: sql`${reviewCount} = 0`,
  reviewed: sql`${reviewCount} > 0`,
  all: sql`true`,
};

const isAsked = ({ state, con_id, reviews_count, start_time, end_time, trigger }: UploadFilter): RawBuilder<unknown> =>
  sql`${inState[state]} and (${con_id}::bigint is null or p.con_id = ${con_id}::bigint) and (${reviews_count}::int is null or ${reviewCount} = ${reviews_count}::int)
    and (${start_time}::bigint is null or u.at >= ${start_time}::bigint) and (${end_time}::bigint is null or u.at < ${end_time}::bigint) and (${trigger}::bigint is null or p.trigger_id = ${trigger}::bigint)`;

const ofItem = ({ lesson, item }: UploadPlace): RawBuilder<unknown> => sql`p.item_uuid = ${item}::uuid and l.lesson_id = ${lesson}`;

/** The videos that learners uploaded to an item, for users who may review them; without those of contacts hidden from the caller. */
export const uploadsOfItem =
  (call: ReviewerCall, place: UploadPlace, filter: UploadFilter): TaskEither<Failure, UploadPage> =>
  async () => {
    const known = await itemToReview(call, place);
    if (E.isLeft(known)) return known;
    const { tx } = call;
    const { lesson, name, values } = known.right;
    const from = sql`${uploadsFrom(tx)} and ${ofItem(place)}`;
    const { rows } = await sql<UploadRow>`
      select ${uploadColumns} from ${from} and ${isAsked(filter)} order by ${reviewCount} = 0 desc, u.at desc, p.con_id limit ${filter.limit} offset ${filter.offset}`.execute(
      tx.db,
    );
    const { rows: counted } = await sql<{ count: number; waiting: number }>`
      select count(*) filter (where ${isAsked(filter)})::int as count, count(*) filter (where ${reviewCount} = 0)::int as waiting from ${from}`.execute(
      tx.db,
    );
    const { count = 0, waiting = 0 } = counted[0] ?? {};
    return E.right({ lesson, item: name, question: values.question, count, waiting, results: rows.map(uploadOf) });
  };

/** Whether the caller reviews the videos of every lesson that they see. */
const reviewsSeen = (actor: ReviewerCall["actor"]): RawBuilder<SqlBool> =>
  mayReview(actor, { reviewers: [], seesLesson: true }) ? isVisibleLesson(actor) : sql`false`;

/** The items whose videos the caller may review and that have uploads, those with waiting ones first. */
export const itemsToReview =
  ({ tx, actor }: ReviewerCall): TaskEither<Failure, readonly ReviewedItem[]> =>
  async () => {
    const reviewers = sql`coalesce(i.item #> '{values,reviewing_users}', '[]'::jsonb)`;
    const isMine = sql<boolean>`(${reviewers} @> to_jsonb(${actor.user_id}::bigint) or ${reviewers} @> to_jsonb(${String(actor.user_id)}::text))`;
    const { rows } = await sql<ReviewedItem>`
      select x.* from (
        select l.lesson_id, max(i.name) as lesson, p.item_uuid::text as item, max(coalesce(i.item ->> 'name', '')) as item_name, count(*)::int as uploads,
          (count(*) filter (where ${reviewCount} = 0))::int as waiting, bool_or(${isMine}) as is_mine
        from ${uploadsFrom(tx)} and l.deleted_at is null and (${isMine} or ${reviewsSeen(actor)})
        group by l.lesson_id, p.item_uuid
      ) x order by x.waiting = 0, not x.is_mine, x.lesson, x.item limit 200`.execute(tx.db);
    return E.right(rows);
  };
