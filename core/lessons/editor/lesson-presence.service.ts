import * as E from "fp-ts/lib/Either.js";
import { asyncScheduler, exhaustMap, type SchedulerLike, timer } from "rxjs";
import type { Author } from "../lesson.model.ts";
import type { LessonStore } from "../lessons.port.ts";

const everyMs = 15_000;

/**
 * Announces every 15 seconds that a lesson is edited.
 * @param place the lesson and the item that the author is in; null while the lesson is not stored
 * @param told called with the other authors
 * @returns stops it
 */
export const announced = (
  lessons: Pick<LessonStore, "presence">,
  place: () => { readonly id: number; readonly item: string | null } | null,
  told: (authors: readonly Author[]) => void,
  scheduler: SchedulerLike = asyncScheduler,
): (() => void) => {
  const following = timer(0, everyMs, scheduler)
    .pipe(
      exhaustMap(async () => {
        const at = place();
        return at === null ? E.right([]) : lessons.presence(at.id, at.item)();
      }),
    )
    .subscribe((answer) => {
      if (E.isRight(answer)) told(answer.right);
    });
  return () => following.unsubscribe();
};
