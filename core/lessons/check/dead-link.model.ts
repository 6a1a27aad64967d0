import * as t from "io-ts";
import { LinkStatus } from "./link-status.model.ts";

/**
 * A published lesson with addresses that did not answer in two checks in a row.
 * @property checked_at epoch seconds of the last check
 * @property links those of them that still stand in the working copy
 */
export const LessonDeadLinks = t.type(
  { lesson_id: t.number, name: t.string, checked_at: t.number, links: t.readonlyArray(LinkStatus) },
  "LessonDeadLinks",
);
export type LessonDeadLinks = t.TypeOf<typeof LessonDeadLinks>;
