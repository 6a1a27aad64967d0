import { concat, interval, map, type Observable, of, type SchedulerLike, take } from "rxjs";
import { recordingLimits } from "./recording-limits.model.ts";

const { countdown } = recordingLimits;

/** The seconds that are left before a recording, from now to 0. */
export const countDown = (scheduler: SchedulerLike): Observable<number> =>
  concat(
    of(countdown),
    interval(1_000, scheduler).pipe(
      take(countdown),
      map((passed) => countdown - passed - 1),
    ),
  );
