import { asyncScheduler, Observable, type SchedulerLike, type Subscription, timer } from "rxjs";

/**
 * A value kept under an id.
 * @property isBusy whether it has unsaved work and must be kept
 * @property close ends its subscriptions
 */
export type Watchable<Value> = { readonly value: Value; readonly isBusy: () => boolean; readonly close: () => void };

/** Reference count of a stream's subscriptions; its owner is released when it reaches zero. */
export type Watch = <A>(stream: Observable<A>) => Observable<A>;

/** Values by id, shared by all callers. */
export type WatchedById<Value> = { readonly open: (id: number) => Value; /** number of kept values */ readonly size: () => number };

/** Milliseconds for which a value is kept after its last subscription, so that returning to it is immediate. */
const graceMs = 60_000;

/**
 * Keeps values by id while their streams are subscribed to, for a minute afterwards, and as long as they have unsaved work.
 * @param make creates the value of an id; it passes each of its public streams through `watch`
 */
export const makeWatchedById = <Value>(
  make: (id: number, watch: Watch) => Watchable<Value>,
  scheduler: SchedulerLike = asyncScheduler,
): WatchedById<Value> => {
  const entries = new Map<number, Watchable<Value>>();

  const begin = (id: number): Watchable<Value> => {
    let watchers = 0;
    let release: Subscription | null = null;
    const releaseLater = (): void => {
      release = timer(graceMs, scheduler).subscribe(() => {
        if (entry.isBusy()) return releaseLater();
        entry.close();
        entries.delete(id);
      });
    };
    const watch: Watch = (stream) =>
      new Observable((subscriber) => {
        watchers += 1;
        release?.unsubscribe();
        const subscription = stream.subscribe(subscriber);
        return () => {
          subscription.unsubscribe();
          watchers -= 1;
          if (watchers === 0) releaseLater();
        };
      });
    const entry = make(id, watch);
    entries.set(id, entry);
    return entry;
  };

  return { open: (id) => (entries.get(id) ?? begin(id)).value, size: () => entries.size };
};
