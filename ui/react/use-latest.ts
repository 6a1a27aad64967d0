import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Observable, Subscription } from "rxjs";

/** The last value of a stream; null before the first. */
type Box<A> = { last: { readonly value: A } | null };

const fill = <A>(box: Box<A>, stream: Observable<A>, onValue?: () => void): Subscription =>
  stream.subscribe((value) => {
    box.last = { value };
    onValue?.();
  });

/**
 * The latest value of a stream: the first rendering has what the stream emits on subscription, and each new value renders again.
 * @param stream starts no work synchronously on subscription, as rendering subscribes and unsubscribes at once (decision 34)
 * @param initial returned until the stream has emitted
 */
export const useLatest = <A>(stream: Observable<A>, initial: A): A => {
  const box = useMemo(() => {
    const read: Box<A> = { last: null };
    fill(read, stream).unsubscribe();
    return read;
  }, [stream]);
  const subscribe = useCallback(
    (onValue: () => void) => {
      const subscription = fill(box, stream, onValue);
      return () => subscription.unsubscribe();
    },
    [box, stream],
  );
  return useSyncExternalStore(subscribe, () => (box.last === null ? initial : box.last.value));
};
