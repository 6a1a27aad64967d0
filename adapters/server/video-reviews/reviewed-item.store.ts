import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { VideoUploadValues } from "../../../core/lessons/items/video-upload.item.ts";
import { mayReview } from "../../../core/video-reviews/may-review.rule.ts";
import { videoReviewRefusals } from "../../../core/video-reviews/video-review-refusals.ts";
import type { UploadPlace } from "../../../core/video-reviews/video-reviews.port.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";

/** A staff call on reviews, in its transaction. */
export type ReviewerCall = { readonly tx: Tx; readonly actor: StaffActor };

/** An item whose videos are reviewed, as its lesson was published last. */
export type ItemToReview = { readonly lesson: string; readonly name: string; readonly values: VideoUploadValues };

type Row = { readonly lesson: string; readonly name: string; readonly values: unknown; readonly sees: boolean };

/**
 * The item of a lesson, for users who may review its videos.
 * @returns not found for an item that does not exist, and for one whose videos the caller may not review
 */
export const itemToReview = async (
  { tx, actor }: ReviewerCall,
  { lesson, item }: UploadPlace,
): Promise<E.Either<Failure, ItemToReview>> => {
  const { rows } = await sql<Row>`
    select v.name as lesson, coalesce(i.item ->> 'name', '') as name, coalesce(i.item -> 'values', '{}'::jsonb) as values, ${isVisibleLesson(actor)} as sees
    from lessons l join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id cross join jsonb_array_elements(v.items) i (item)
    where l.org_id = ${tx.org} and l.lesson_id = ${lesson} and l.deleted_at is null and i.item ->> 'uuid' = ${item} and i.item ->> 'type' = 'video_upload'
    order by v.number = l.published_version desc nulls last, v.number desc limit 1`.execute(tx.db);
  const [row] = rows;
  const values = VideoUploadValues.decode(row?.values);
  if (row === undefined || E.isLeft(values)) return E.left(notFound(videoReviewRefusals.no_upload));
  const may = mayReview(actor, { reviewers: values.right.reviewing_users, seesLesson: row.sees });
  return may ? E.right({ lesson: row.lesson, name: row.name, values: values.right }) : E.left(notFound(videoReviewRefusals.no_upload));
};
