import { BehaviorSubject, combineLatest, map, type Observable, of, switchMap } from "rxjs";
import { token } from "../kernel/token.ts";

/** How much waits to be read, over everything that can wait. */
export type Unread = {
  readonly total$: Observable<number>;
  /** Counts one more kind of thing. */
  readonly add: (counts$: Observable<number>) => void;
};
export const Unread = token<Unread>("shell.unread");

export const makeUnread = (): Unread => {
  const sources = new BehaviorSubject<readonly Observable<number>[]>([]);
  return {
    total$: sources.pipe(
      switchMap((all) =>
        all.length === 0 ? of(0) : combineLatest(all).pipe(map((counts) => counts.reduce((sum, count) => sum + count, 0))),
      ),
    ),
    add: (counts$) => sources.next([...sources.value, counts$]),
  };
};
