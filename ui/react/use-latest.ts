import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import type { Observable } from "rxjs";

type Box<A> = { readonly stream: Observable<A>; value: A };

/** The last value of a stream, drawn again at each new one. @param initial shown until the stream has spoken */
export const useLatest = <A>(stream: Observable<A>, initial: A): A => {
  const [first] = useState(() => ({ value: initial }));
  const box = useMemo((): Box<A> => ({ stream, value: first.value }), [stream, first]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = box.stream.subscribe((value) => {
        box.value = value;
        changed();
      });
      return () => subscription.unsubscribe();
    },
    [box],
  );
  return useSyncExternalStore(subscribe, () => box.value);
};
