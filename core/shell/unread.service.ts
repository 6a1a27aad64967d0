import { BehaviorSubject, combineLatest, map, type Observable, of, switchMap } from "rxjs";
import { token } from "../kernel/token.ts";

/** Total number of unread items of all kinds. */
export type Unread = {
  readonly total$: Observable<number>;
  /** Adds the count of another kind of item. */
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
