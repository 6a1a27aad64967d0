import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { CoursePlace } from "../../../core/learning/lesson-place.model.ts";
import { stateOf } from "../../../core/learning/lesson-progress.rule.ts";
import { UploadAnswer, VideoUploadValues } from "../../../core/lessons/items/video-upload.item.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { uploadLetter } from "../../../core/video-reviews/upload-letter.rule.ts";
import { takingRecords } from "../learning/learning-records.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";

type Call = { readonly tx: Tx; readonly actor: LearnerActor; readonly request: { readonly now: number; readonly origin: string } };
type Place = CoursePlace & { readonly item: string };
type Upload = {
  readonly lesson_id: number;
  readonly lesson: string;
  readonly item: string;
  readonly values: VideoUploadValues;
  readonly file: number;
};

/** The video that a learner's item holds now; null for other items, and without a video. */
const uploadAt = async ({ tx, actor }: Call, place: Place): Promise<Upload | null> => {
  const lesson = await takingRecords(tx, actor.org_id, { kind: "contact", id: actor.con_id }).lesson(place);
  const item = lesson?.items.find(({ uuid }) => uuid === place.item);
  if (lesson === null || item?.type !== "video_upload") return null;
  const answer = UploadAnswer.decode(stateOf(lesson.progress, place.item).answers.at(-1));
  const values = VideoUploadValues.decode(item.values);
  if (E.isLeft(answer) || E.isLeft(values)) return null;
  const { uploaded, file } = answer.right;
  return uploaded && file !== null ? { lesson_id: lesson.id, lesson: lesson.name, item: item.name, values: values.right, file } : null;
};

const reviewersOf = async ({ tx }: Call, { values }: Upload): Promise<readonly { readonly email: string; readonly name: string }[]> => {
  const { rows } = await sql<{ email: string; name: string }>`
    select email, first_name as name from users
    where org_id = ${tx.org} and user_id::text = any(${values.reviewing_users.map(String)}::text[]) and status = 1 and activated and role <> 'guest' order by user_id`.execute(
    tx.db,
  );
  return rows;
};

const isVideo = (answer: unknown): boolean => E.getOrElseW(() => null)(UploadAnswer.decode(answer))?.uploaded === true;

/**
 * Runs a learner's answer; where it is a new video, its reviewers get a mail in the same transaction. The same video sent again is not told
 * again.
 */
export const tellingReviewers =
  <A>(call: Call, outbox: Outbox, place: Place, sent: unknown, answer: TaskEither<Failure, A>): TaskEither<Failure, A> =>
  async () => {
    if (!isVideo(sent)) return answer();
    const before = await uploadAt(call, place);
    const outcome = await answer();
    if (E.isLeft(outcome)) return outcome;
    const after = await uploadAt(call, place);
    const { tx, actor, request } = call;
    if (after === null || after.file === before?.file || !canSend(outbox.ways, "email")) return outcome;
    const url = `${request.origin}/ui/lessons/reviews/${after.lesson_id}/${place.item}`;
    for (const { email, name } of await reviewersOf(call, after)) {
      const letter = uploadLetter("en", { name, lesson: after.lesson, item: after.item }, url);
      await outbox.send(tx, actor.org_id, { channel: "email", recipient: email, letter, secret: null }, request.now);
    }
    return outcome;
  };
