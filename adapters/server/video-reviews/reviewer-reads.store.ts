import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { UploadPlace } from "../../../core/video-reviews/video-reviews.port.ts";
import { itemToReview, type ReviewerCall } from "./reviewed-item.store.ts";
import { uploadsFrom } from "./uploads-sql.ts";

/** Whether a user may watch a learner's video: they may review it. */
export const mayReviewFile = async (call: ReviewerCall, part: string): Promise<boolean> => {
  const address = part.split("/")[2] ?? "";
  const { rows } = await sql<UploadPlace>`
    select l.lesson_id as lesson, p.item_uuid::text as item from ${uploadsFrom(call.tx)} and f.address::text = ${address} limit 10`.execute(
    call.tx.db,
  );
  for (const place of rows) if (E.isRight(await itemToReview(call, place))) return true;
  return false;
};
