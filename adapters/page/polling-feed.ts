import {
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  fromEvent,
  map,
  type Observable,
  repeat,
  startWith,
  switchMap,
  tap,
  timer,
} from "rxjs";
import type { ConversationFeed } from "../../core/conversations/conversation-feed.port.ts";
import { pollAfter } from "../../core/conversations/poll-pace.rule.ts";
import type { Connectivity } from "../../core/kernel/connectivity.port.ts";

/** Whether the page can be seen, now and at each change. */
export const pageVisible = (page: Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">): Observable<boolean> =>
  fromEvent(page, "visibilitychange").pipe(
    startWith(null),
    map(() => page.visibilityState !== "hidden"),
    distinctUntilChanged(),
  );

/** Polls at once when the page becomes visible or the network is back, then at the interval of core. */
export const pollingFeed = (visible$: Observable<boolean>, { online$ }: Connectivity): ConversationFeed => ({
  follow: (followed, read) => {
    let failures = 0;
    const look$ = defer(read).pipe(
      tap((isDone) => {
        failures = isDone ? 0 : failures + 1;
      }),
      repeat({ delay: () => timer(pollAfter(followed, failures) * 1000) }),
    );
    const following = combineLatest([visible$, online$])
      .pipe(switchMap(([isVisible, isOnline]) => (isVisible && isOnline ? look$ : EMPTY)))
      .subscribe();
    return () => following.unsubscribe();
  },
});
