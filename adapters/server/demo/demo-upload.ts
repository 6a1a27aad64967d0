import * as E from "fp-ts/lib/Either.js";
import type { ItemPlace } from "../../../core/learning/lesson-place.model.ts";
import type { LessonTaking } from "../../../core/learning/lesson-taking.port.ts";
import { recordedAnswer } from "../../../core/recordings/recorded-answer.rule.ts";
import type { Tx } from "../storage/database.ts";
import { placeContent } from "./demo-files.ts";
import { uuidFrom } from "./demo-uuid.ts";
import type { DemoContext } from "./demo.ts";

/**
 * A learner's video of the demo.
 * @property at epoch seconds of its upload
 */
type DemoUpload = { readonly con_id: number; readonly lesson_id: number; readonly filename: string; readonly at: number };

const addFilm = async (tx: Tx, context: DemoContext, { con_id, filename, at }: DemoUpload): Promise<number> => {
  const content = await placeContent(tx, context, "harbor-safety.mp4");
  const film = { filename, mime: "video/mp4", width: 640, height: 360, duration: 20, created_at: at, updated_at: at };
  const { file_id } = await tx.db
    .insertInto("files")
    .values({ ...film, ...content, org_id: context.org, address: uuidFrom(context.random), con_id })
    .returning("file_id")
    .executeTakeFirstOrThrow();
  return file_id;
};

/** Stores a learner's video and answers an item of a course or shared lesson with it; throws where the answer is refused. */
export const uploadDemoFilm = async (
  tx: Tx,
  context: DemoContext,
  lesson: Pick<LessonTaking, "answer">,
  place: Extract<ItemPlace, { readonly trigger: number }>,
  upload: DemoUpload,
): Promise<void> => {
  const { org, random } = context;
  const file = await addFilm(tx, context, upload);
  const given = await lesson.answer(place, { ago: 0, answer: recordedAnswer(file), answer_id: uuidFrom(random) })();
  if (E.isLeft(given)) throw new Error(`The demo's video was refused: ${given.left.tag}.`);
  const { trigger: trigger_id, item: item_uuid } = place;
  await tx.db
    .insertInto("recordings")
    .values({ file_id: file, org_id: org, user_id: null, lesson_id: upload.lesson_id, item_uuid, trigger_id, created_at: upload.at })
    .execute();
};
