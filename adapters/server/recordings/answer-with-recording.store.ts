import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { isObject } from "../../../core/kernel/is-object.ts";
import type { TakingRecords } from "../../../core/learning/learning-records.port.ts";
import { CoursePlace, type ItemPlace } from "../../../core/learning/lesson-place.model.ts";
import { recordedAnswerRefusal, recordedFile } from "../../../core/recordings/recorded-answer.rule.ts";
import { ownerOf } from "../files/uploads/upload-owner.ts";
import { findRecording, isRecordedBy, type RecordingCall } from "./recordings.store.ts";

type Given = { readonly answer: unknown; readonly answer_id: string; readonly attempt?: number };

/** Notes the item that a video answers; an earlier video of the taker for it goes to the bin. */
const place = async ({ tx, actor, request }: RecordingCall, at: ItemPlace, lesson: number, file: number): Promise<void> => {
  const owner = ownerOf(actor);
  const trigger = CoursePlace.is(at) ? at.trigger : null;
  await sql`
    update recordings set lesson_id = ${lesson}, item_uuid = ${at.item}, trigger_id = ${trigger}
    where org_id = ${tx.org} and file_id = ${file}`.execute(tx.db);
  await sql`
    update files f set deleted_at = ${request.now}, updated_at = ${request.now}, version = f.version + 1 from recordings r
    where r.file_id = f.file_id and f.org_id = ${tx.org} and f.deleted_at is null and f.file_id <> ${file} and ${isRecordedBy(owner)}
      and r.lesson_id = ${lesson} and r.item_uuid = ${at.item} and r.trigger_id is not distinct from ${trigger}`.execute(tx.db);
};

/**
 * Checks an answer to an item that asks for a video: it names one that the taker has uploaded. Other answers, and repeated ones, pass.
 * @returns stores what follows once the answer was accepted
 */
export const answerWithRecording =
  (
    call: RecordingCall,
    records: Pick<TakingRecords, "lesson" | "hasEvent">,
    at: ItemPlace,
    { answer, answer_id, attempt }: Given,
  ): TaskEither<Failure, () => Promise<void>> =>
  async () => {
    const nothing = E.right(async () => undefined);
    if (!isObject(answer)) return nothing;
    const lesson = await records.lesson(at);
    const isAsked = lesson?.items.some(({ uuid, type }) => uuid === at.item && type === "video_upload") === true;
    if (lesson === null || !isAsked) return nothing;
    if ((attempt ?? lesson.progress.attempt) < lesson.progress.attempt || (await records.hasEvent(answer_id))) return nothing;
    const file = recordedFile(answer);
    const recording = file === null ? null : await findRecording(call, file, at.item);
    const refusal = recordedAnswerRefusal(answer, recording);
    if (refusal !== null) return E.left(refusal);
    return E.right(() => (file === null ? Promise.resolve() : place(call, at, lesson.id, file)));
  };
