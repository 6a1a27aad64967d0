import { asyncScheduler, Observable, type SchedulerLike, type Subscription, timer } from "rxjs";

/**
 * What is kept under an id.
 * @property isBusy whether it has unsaved work and must be kept
 * @property close ends its subscriptions
 */
export type Watchable<Value> = { readonly value: Value; readonly isBusy: () => boolean; readonly close: () => void };

/** Counts the subscriptions of a stream, so that its owner is released when the last one ends. */
export type Watch = <A>(stream: Observable<A>) => Observable<A>;

/** Values by id, the same one for every caller. */
export type WatchedById<Value> = { readonly open: (id: number) => Value; /** how many are kept */ readonly size: () => number };

/** Milliseconds for which a value is kept after its last subscription, so that going back to it is immediate. */
const graceMs = 60_000;

/**
 * Keeps values by id while their streams are subscribed to, for a minute afterwards, and as long as they have unsaved work.
 * @param make builds the value of an id; what it gives out of its streams goes through `watch`
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
