import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { conflict, type Failure, notFound } from "../../../core/kernel/failure.ts";
import { makeOthersAnswers } from "../../../core/learning/others-answers.service.ts";
import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import { decideReview } from "../../../core/video-reviews/decide-review.rule.ts";
import { pointsOfReview } from "../../../core/video-reviews/is-disputed.rule.ts";
import { uploadOf, type UploadRow } from "../../../core/video-reviews/upload-row.rule.ts";
import { videoReviewRefusals } from "../../../core/video-reviews/video-review-refusals.ts";
import type { ReviewDraft, VideoUpload } from "../../../core/video-reviews/video-review.model.ts";
import type { UploadPlace } from "../../../core/video-reviews/video-reviews.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { takingRecords } from "../learning/learning-records.store.ts";
import { tellContacts } from "../portal-notices/tell-contacts.store.ts";
import type { Tx } from "../storage/database.ts";
import { itemToReview } from "./reviewed-item.store.ts";
import { uploadColumns, uploadsFrom } from "./uploads-sql.ts";

/** A staff call that reviews, in its transaction. */
export type ReviewCall = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Doer["request"] };

/** The learner and the lesson of a course of an answer, current or not; null for an answer that the caller may not know. */
type Taken = { readonly con_id: number; readonly course: number; readonly trigger: number };

const takenWith = async ({ tx }: ReviewCall, { lesson, item }: UploadPlace, answer: string): Promise<Taken | null> => {
  const { rows } = await sql<Taken>`
    select a.con_id, a.campaign_id as course, a.trigger_id as trigger from activity a join own_contacts c on c.con_id = a.con_id and c.org_id = a.org_id
      join triggers t on t.trigger_id = a.trigger_id and t.org_id = a.org_id
    where a.org_id = ${tx.org} and a.answer_id = ${answer}::uuid and a.item_uuid = ${item}::uuid and a.kind = 'answer' and a.data ->> 'by' is distinct from 'others' and t.lesson_id = ${lesson}
    order by a.activity_id limit 1`.execute(tx.db);
  return rows[0] ?? null;
};

/** The current upload of a learner to an item; its progress must be locked. */
const currentUpload = async ({ tx }: ReviewCall, { item }: UploadPlace, { con_id, trigger }: Taken): Promise<UploadRow | null> => {
  const { rows } = await sql<UploadRow>`
    select ${uploadColumns} from ${uploadsFrom(tx)} and p.item_uuid = ${item}::uuid and p.con_id = ${con_id} and p.trigger_id = ${trigger}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
};

const reviewerName = async ({ tx, actor }: ReviewCall): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select btrim(first_name || ' ' || last_name) as name from users where org_id = ${tx.org} and user_id = ${actor.user_id}`.execute(tx.db);
  return rows[0]?.name ?? "";
};

/** Tells the learner once of each reviewer's review of an upload; a corrected review is not told again. */
const tellLearner = ({ tx, actor, request }: ReviewCall, { answer_id, con_id, course, lesson }: VideoUpload): Promise<number> =>
  tellContacts(
    tx,
    { contacts: [con_id], kind: "review", key: `review:${answer_id}:${actor.user_id}`, about: { ...aboutNothing, course, lesson } },
    request.now,
  );

/**
 * Stores the caller's review of a learner's video: the answer gets it, points and progress are recounted, the learner is notified, all in the
 * transaction of the call.
 * @returns not found for a video that the caller may not review; conflict for one that the learner has replaced
 */
export const giveReview = async (
  call: ReviewCall,
  place: UploadPlace,
  answer: string,
  draft: ReviewDraft,
): Promise<E.Either<Failure, VideoUpload>> => {
  const { tx, actor, request } = call;
  const allowed = await itemToReview(call, place);
  if (E.isLeft(allowed)) return allowed;
  const taken = await takenWith(call, place, answer);
  if (taken === null) return E.left(notFound(videoReviewRefusals.no_upload));
  const records = takingRecords(tx, actor.org_id, { kind: "contact", id: taken.con_id });
  const lessonPlace = { course: taken.course, trigger: taken.trigger };
  if ((await records.lesson(lessonPlace)) === null) return E.left(notFound(videoReviewRefusals.no_upload));
  const row = await currentUpload(call, place, taken);
  if (row === null || row.answer_id !== answer) return E.left(conflict(videoReviewRefusals.upload_replaced));
  const before = uploadOf(row);
  const reviewer = { user: actor.user_id, name: await reviewerName(call), at: request.now };
  const reviews = decideReview({ parts: before.parts, reviews: before.reviews, duration: row.duration }, reviewer, draft);
  if (E.isLeft(reviews)) return reviews;
  const others = makeOthersAnswers({ records, now: request.now });
  await others.give({ ...lessonPlace, item: place.item }, { part: { reviews: reviews.right }, answer_id: randomUUID() });
  const reviewed = await currentUpload(call, place, taken);
  if (reviewed === null) return E.left(conflict(videoReviewRefusals.upload_replaced));
  const after = uploadOf(reviewed);
  await tellLearner(call, after);
  await writeAudit(tx, call, {
    action: "video.review",
    object_type: "contact",
    object_id: taken.con_id,
    before: { points: before.points },
    after: { points: after.points, given: pointsOfReview(after.parts, draft), lesson: after.lesson.name, item: after.item_name },
  });
  return E.right(after);
};
