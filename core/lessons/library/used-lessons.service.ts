import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../kernel/failure.ts";
import { askEach, recordsIn } from "../../library/ask-each.service.ts";
import { lessonLimits } from "../lesson-limits.model.ts";
import { firstLessons } from "../lesson-query.model.ts";
import type { LessonRelated } from "../lesson.model.ts";
import type { LessonStore } from "../lessons.port.ts";
import { foldersOf, type LessonEntry, lessonsOf } from "./lesson-entry.rule.ts";

/**
 * What uses lessons, before they are deleted.
 * @property campaigns live ones, from which learners get the lessons now
 * @property hidden records that the user may not open
 * @property unchecked lessons beyond the number that is checked
 */
export type UsedLessons = {
  readonly campaigns: readonly LessonRelated["campaigns"][number][];
  readonly hidden: number;
  readonly unchecked: number;
};

export const isInUse = ({ campaigns, hidden, unchecked }: UsedLessons): boolean => campaigns.length + hidden + unchecked > 0;

/** Asks which live campaigns use lessons, and those in folders. */
export const usedLessons = (
  store: Pick<LessonStore, "list" | "related">,
  entries: readonly LessonEntry[],
): TaskEither<Failure, UsedLessons> =>
  pipe(
    recordsIn(
      foldersOf(entries).map(({ id }) => id),
      (folder_id) => store.list({ ...firstLessons, folder_id, all: true, limit: lessonLimits.rows }),
    ),
    TE.chain(({ records, more }) =>
      pipe(
        askEach([...lessonsOf(entries), ...records], ({ id }) => store.related(id)),
        TE.map(({ answers, unchecked }) => ({
          campaigns: [
            ...new Map(answers.flatMap(({ campaigns }) => campaigns.filter(({ live }) => live).map((one) => [one.id, one]))).values(),
          ],
          hidden: answers.reduce((sum, { hidden }) => sum + hidden, 0),
          unchecked: unchecked + more,
        })),
      ),
    ),
  );
