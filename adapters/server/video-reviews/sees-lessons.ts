import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { mayReview } from "../../../core/video-reviews/may-review.rule.ts";

/** Whether the caller reviews the videos of every lesson that they see. */
export const seesLessons = (actor: StaffActor): RawBuilder<SqlBool> =>
  mayReview(actor, { reviewers: [], seesLesson: true }) ? sql`true` : sql`false`;
