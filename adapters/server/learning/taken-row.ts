import { type RawBuilder, sql, type SqlBool } from "kysely";
import { CoursePlace, type LessonPlace } from "../../../core/learning/lesson-place.model.ts";
import type { Taker } from "../../../core/learning/taker.model.ts";

/** The taker and place of activity and progress, as their columns hold them. */
export type TakenKey = {
  readonly con_id: number | null;
  readonly user_id: number | null;
  readonly campaign_id: number | null;
  readonly trigger_id: number | null;
  readonly lesson_id: number | null;
};

export const takenKey = ({ kind, id }: Taker, place: LessonPlace): TakenKey => ({
  con_id: kind === "contact" ? id : null,
  user_id: kind === "user" ? id : null,
  ...(CoursePlace.is(place)
    ? { campaign_id: place.course, trigger_id: place.trigger, lesson_id: null }
    : { campaign_id: null, trigger_id: null, lesson_id: place.lesson }),
});

/**
 * Whether a row belongs to a taker.
 * @param alias of the row, '' for none
 */
export const isTakenBy = ({ kind, id }: Taker, alias = ""): RawBuilder<SqlBool> => {
  const column = sql.raw(`${alias === "" ? "" : `${alias}.`}${kind === "contact" ? "con_id" : "user_id"}`);
  return sql<SqlBool>`${column} = ${id}`;
};

/** Whether a row is of a place; the other arguments as for `isTakenBy`. */
export const isTakenAt = (place: LessonPlace, alias = ""): RawBuilder<SqlBool> => {
  const at = alias === "" ? "" : `${alias}.`;
  return CoursePlace.is(place)
    ? sql<SqlBool>`${sql.raw(`${at}trigger_id`)} = ${place.trigger}`
    : sql<SqlBool>`${sql.raw(`${at}lesson_id`)} = ${place.lesson}`;
};
